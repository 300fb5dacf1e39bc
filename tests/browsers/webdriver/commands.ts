/**
 * The commands that tests need, each by its name in Firefox's own protocol and by method and path of WebDriver over
 * HTTP. Both take the same parameters, except for elements, which HTTP names in the path.
 */
export const commands = {
  currentUrl: ['WebDriver:GetCurrentURL', 'GET url'],
  execute: ['WebDriver:ExecuteAsyncScript', 'POST execute/async'],
  navigate: ['WebDriver:Navigate', 'POST url'],
  performActions: ['WebDriver:PerformActions', 'POST actions'],
  sendKeys: ['WebDriver:ElementSendKeys', 'POST element/{id}/value'],
  setTimeouts: ['WebDriver:SetTimeouts', 'POST timeouts'],
  setWindowRect: ['WebDriver:SetWindowRect', 'POST window/rect'],
  switchToFrame: ['WebDriver:SwitchToFrame', 'POST frame'],
  switchToWindow: ['WebDriver:SwitchToWindow', 'POST window'],
  takeScreenshot: ['WebDriver:TakeScreenshot', 'GET screenshot'],
  windowHandles: ['WebDriver:GetWindowHandles', 'GET window/handles'],
} as const satisfies Record<string, readonly [marionette: string, http: string]>

export type CommandName = keyof typeof commands

/** A browser that takes commands. */
export interface Wire {
  send(name: CommandName, parameters?: Record<string, unknown>): Promise<unknown>
  /** Ends the browser and deletes its profile. */
  close(): Promise<void>
}

/** How both protocols mark the ID of an element in JSON. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Reference to an element of a page. */
export type ElementReference = Record<typeof elementKey, string>

/** A command that the browser has rejected. */
export class WebDriverError extends Error {
  /** @param code as WebDriver names it, such as `stale element reference` */
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`)
  }
}
