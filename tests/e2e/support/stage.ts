/** Timeout in milliseconds. */
interface Timeout {
  timeout?: number
}

/** A file for a file chooser, with its contents. */
interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/**
 * What the steps that users take need of a page or a frame: the part of Playwright that `tests/browsers` offers for
 * browsers that Playwright can't drive as they are installed.
 */
export interface Stage {
  getByRole(role: Role, options?: RoleOptions): StageLocator
  getByText(text: string | RegExp, options?: { exact?: boolean }): StageLocator
  getByLabel(text: string | RegExp, options?: { exact?: boolean }): StageLocator
  locator(selector: string): StageLocator
}

/** Elements of a stage. */
export interface StageLocator extends Stage {
  first(): StageLocator
  last(): StageLocator
  filter(options?: { hasText?: string | RegExp; has?: StageLocator }): StageLocator
  or(other: StageLocator): StageLocator
  isVisible(): Promise<boolean>
  waitFor(options?: Timeout): Promise<void>
  textContent(options?: Timeout): Promise<string | null>
  click(options?: Timeout): Promise<void>
  check(): Promise<void>
  fill(text: string): Promise<void>
  selectOption(option: string | { label: string }): Promise<unknown>
  setInputFiles(files: string | ChosenFile | ChosenFile[]): Promise<void>
}

/** A stage with a window of its own. */
export interface PageStage extends Stage {
  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>
}

type Role =
  | 'alert'
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'menu'
  | 'menuitemradio'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'region'
  | 'row'
  | 'tab'
  | 'table'
  | 'textbox'

interface RoleOptions {
  name?: string | RegExp
  exact?: boolean
  checked?: boolean
  level?: number
  selected?: boolean
}
