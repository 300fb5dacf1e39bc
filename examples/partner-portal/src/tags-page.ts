import { consoleOrigin } from './console-origin.ts'

/** A page on another origin that loads the widgets' script from the console's. Calls go to the origin of the script. */
const script = document.createElement('script')
script.type = 'module'
script.src = `${consoleOrigin}/widgets/console-widgets.js`
script.dataset.language = 'en'
document.head.append(script)
