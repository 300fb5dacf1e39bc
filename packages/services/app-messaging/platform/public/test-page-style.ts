import { readableOn, type MessageContent, type MessageLook } from '@console-widgets/app-messaging/model'

const missing = 'display:flex;align-items:center;justify-content:center;font-size:12px'
const button = 'padding:8px 12px;border-radius:8px;text-align:center;font-size:15px;font-weight:500'

/** Declarations for the looks of a message’s parts. The console has classes for them. */
const looks: Readonly<Record<MessageLook, string>> = {
  card: 'max-width:420px;margin:auto;border-radius:12px',
  'card-beside': 'display:flex;max-width:640px;margin:auto;border-radius:12px',
  banner: 'display:flex;gap:10px;max-width:560px;margin:0 auto auto;padding:12px;border-radius:12px',
  image: 'max-width:420px;margin:auto',
  'picture-card': 'display:block;width:100%;max-height:40vh;object-fit:cover',
  'picture-beside': 'width:40%;object-fit:cover',
  'picture-banner': 'width:44px;height:44px;flex:none;border-radius:8px;object-fit:cover',
  'picture-image': 'display:block;width:100%;max-height:70vh;border-radius:12px;object-fit:contain',
  'missing-card': `${missing};height:96px`,
  'missing-beside': `${missing};width:40%`,
  'missing-banner': 'width:44px;height:44px;flex:none;border-radius:8px',
  'missing-image': `${missing};height:160px`,
  texts: 'display:flex;flex-direction:column;gap:8px;flex:1;min-width:0;padding:16px',
  'texts-banner': 'display:block;flex:1;min-width:0;color:inherit;text-decoration:none',
  title: 'margin:0;font-size:18px;font-weight:600',
  'title-banner': 'margin:0;font-weight:600',
  body: 'margin:0;font-size:15px',
  'body-banner': 'margin:0;font-size:14px',
  button,
  'button-quiet': button,
}

/** Parts that have the background of the message. */
const grounds = ['card', 'card-beside', 'banner'] as const

/** Style sheet of the test page of a message. Its colors are in it, so that elements need no styles of their own. */
export function testPageStyle({ background, text, button: accent }: MessageContent['colors']): string {
  const parts = Object.entries(looks).map(([look, declarations]) => `.${look}{${declarations}}`)
  return `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#dfe4ea;color:#1c2129;font:16px/1.45 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans",sans-serif;overflow-wrap:anywhere}
main{flex:1;display:flex;padding:16px}main>*{width:100%;overflow:hidden}footer{padding:12px 16px;font-size:14px}footer p{margin:0 0 6px}nav{display:flex;flex-wrap:wrap;gap:4px 14px}footer a{color:inherit}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}
${parts.join('')}
${grounds.map((look) => `.${look}`).join(',')}{background:${background};color:${text}}
.button{background:${accent};color:${readableOn(accent)};text-decoration:none}.button-quiet{color:${text};box-shadow:inset 0 0 0 1px ${text};text-decoration:none}
@media (prefers-color-scheme:dark){body{background:#15181d;color:#e7e9ee}}`
}
