import { AppList } from '@console-widgets/apps'

/** First page of the demo project: its apps, read-only (R14, R121). */
export default AppList
