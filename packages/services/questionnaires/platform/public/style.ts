/** Style of the public page: readable at 320 pixels, in light and dark, with visible focus. */
export const formStyle = `:root{color-scheme:light dark;--ink:#1c2129;--muted:#59616e;--line:#8a929e;--paper:#fff;--ground:#f3f5f8;--accent:#0b57c2;--on:#fff;--bad:#b3261e}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans",sans-serif;overflow-wrap:anywhere}
main{max-width:640px;margin:0 auto;padding:20px 16px 48px;background:var(--paper);min-height:100vh}h1{font-size:1.4rem;line-height:1.25;margin:8px 0}p{margin:0 0 12px}
nav{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:.9rem}a{color:var(--accent)}.about{white-space:pre-line}.step,.hint,.ends{color:var(--muted);font-size:.9rem}
.question{border:0;margin:0 0 28px;padding:0;min-width:0}.legend{display:block;font-weight:600;margin:0 0 8px;padding:0}.hint{font-weight:400}
.choice{display:flex;gap:10px;align-items:flex-start;padding:9px 0}.choice input{margin:4px 0 0;flex:none}input{width:18px;height:18px;accent-color:var(--accent)}
.scale{display:flex;flex-wrap:wrap;gap:6px}.number{display:flex;gap:6px;align-items:center;min-height:44px;padding:4px 10px;border:1px solid var(--line);border-radius:8px}
.ends{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 12px;margin:6px 0 0}.row{border:0;border-top:1px solid var(--line);margin:0;padding:10px 0;min-width:0}.row legend{padding:10px 0 0;font-weight:500;float:left;width:100%}.row legend+*{clear:both}
textarea{width:100%;padding:10px;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:8px}
.error,.problem{color:var(--bad)}.problem{border:1px solid;border-radius:8px;padding:10px 12px}.actions{display:flex;flex-wrap:wrap;gap:10px}
button{font:inherit;min-height:44px;padding:8px 20px;border-radius:8px;border:1px solid var(--accent);background:var(--accent);color:var(--on)}button.quiet{background:transparent;color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}.trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
@media (prefers-color-scheme:dark){:root{--ink:#e7e9ee;--muted:#a3a9b6;--line:#6d7583;--paper:#14161a;--ground:#0d0f12;--accent:#8ab8ff;--on:#14161a;--bad:#ffb4ab}}`
