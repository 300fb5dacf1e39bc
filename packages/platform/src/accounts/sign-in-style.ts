/** Stylesheet of the sign-in page. The content security policy contains its hash, so that no other style applies. */
export const signInStyle = `
:root{color-scheme:light dark;--text:light-dark(#1b212c,#e6e9ef);--quiet:light-dark(#566072,#a3adbd);--page:light-dark(#f3f5f8,#0f1218);--card:light-dark(#fff,#181c24);--line:light-dark(#d3d8e0,#343b48);--field:light-dark(#868f9e,#6d7786);--accent:light-dark(#2656cf,#8fb1ff);--over:light-dark(#1d46ad,#a9c3ff);--on:light-dark(#fff,#10151f);--bad:light-dark(#b3261e,#ffb4ab)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:1fr auto;justify-items:center;align-items:center;gap:24px;padding:32px 16px 24px;font:15px/1.5 system-ui,"Noto Sans","Noto Sans CJK SC",sans-serif;background:var(--page);color:var(--text)}
main{width:min(400px,100%);background:var(--card);border:1px solid var(--line);border-radius:12px;padding:32px}
.mark{display:flex;align-items:center;gap:10px;font-weight:600;margin:0 0 24px}.mark svg{flex:none;color:var(--accent)}
h1{font-size:26px;line-height:1.25;margin:0;font-weight:650;text-wrap:balance}
.goes{margin:4px 0 0;color:var(--quiet);overflow-wrap:anywhere}
.ways{display:flex;gap:4px;margin:20px 0 0;padding:3px;background:var(--page);border-radius:8px}
.ways a{flex:1;display:grid;place-items:center;padding:6px 8px;border-radius:6px;text-align:center;color:var(--quiet);text-decoration:none}
.ways a[aria-current]{background:var(--card);color:var(--text);font-weight:600;box-shadow:0 0 0 1px var(--line)}
.ways a:hover{color:var(--text)}
form{display:grid;gap:16px;margin:20px 0 0}label{display:grid;gap:5px;font-weight:550}
input,select{font:inherit;font-weight:400;width:100%;min-height:42px;padding:8px 12px;border:1px solid var(--field);border-radius:7px;background:var(--card);color:inherit}
input[aria-invalid=true],select[aria-invalid=true]{border-color:var(--bad)}
.field{display:grid;gap:5px}.why{margin:16px 0 0}
.note{margin:0;color:var(--quiet);font-size:13px}
button{font:inherit;font-weight:600;min-height:44px;margin:4px 0 0;padding:9px 16px;border:0;border-radius:7px;background:var(--accent);color:var(--on);cursor:pointer}
button:hover{background:var(--over)}
button.quiet{background:none;color:var(--accent);border:1px solid var(--line);font-weight:550}button.quiet:hover{background:var(--page)}
a{color:var(--accent)}input[readonly]{background:var(--page);color:var(--quiet)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
[role=alert]{margin:20px 0 0;padding:10px 14px;border-left:3px solid var(--bad);border-radius:4px;background:light-dark(#fdeeed,#2e1a1a);color:light-dark(#7c1b15,#ffc9c3)}
.languages{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 20px;font-size:14px}
.languages a{color:var(--quiet);text-decoration:none;padding:4px}.languages a:hover{color:var(--text);text-decoration:underline}.languages a[aria-current]{color:var(--text);font-weight:600}
@media (max-width:460px){body{padding:0 0 20px;background:var(--card)}main{border:0;border-radius:0;padding:28px 20px;align-self:start}}
@media (forced-colors:active){button,.ways a[aria-current]{border:1px solid}}
`
