import { consoleOrigin } from './console-origin.ts'

/** A page on another origin loads the widgets' script from the console's: the calls go where the script came from. */
const script = document.createElement('script')
script.type = 'module'
script.src = `${consoleOrigin}/widgets/console-widgets.js`
script.dataset.language = 'en'
document.head.append(script)
