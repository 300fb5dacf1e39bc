/** The page at the root, which links to everything else: the portal only where there is one. It needs no script. */
export function indexPage(portalOrigin: string | undefined): string {
  const links = [
    [
      '/console/en/',
      'Console',
      'the host that composes all widgets; also <a href="/console/" lang="zh-CN">中文</a> and <a href="/console/ru/" lang="ru">русский</a>',
    ],
    ['/plain/', 'Plain page', 'tags alone, without a build step'],
    ...(portalOrigin === undefined
      ? []
      : [[`${portalOrigin}/`, 'Partner portal', 'another origin that embeds the console in a frame, and as tags']]),
    ['/openapi.json', 'Calls', 'every call of the platform as OpenAPI 3.1'],
  ]
  const items = links.map(([href, name, text]) => `<li><a href="${href}">${name}</a><span>${text}</span></li>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>console-widgets</title><style>${style}</style></head>
<body><main><h1>console-widgets</h1><p>A developer console, taken apart into widgets.</p><ul>${items}</ul></main></body></html>`
}

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:14px/1.6 system-ui,sans-serif;background:light-dark(#fff,#12151b);color:light-dark(#1b212c,#e6e9ef)}
main{width:min(560px,calc(100vw - 32px))}h1{font-size:24px;margin:0}
ul{list-style:none;padding:0;margin:24px 0 0;border-top:1px solid light-dark(#d5d9e0,#3a4150)}
li{display:grid;grid-template-columns:140px 1fr;gap:16px;padding:10px 0;border-bottom:1px solid light-dark(#d5d9e0,#3a4150)}
a{color:light-dark(#2a5bd7,#8fb1ff);font-weight:600}span{color:light-dark(#545c6b,#a3abba)}
`
