import { Locator, selectorEngine } from '@vitest/browser/locators'
import { page } from 'vitest/browser'

/** An element that a test has found, by the selector under which the driver finds it as well. */
class ElementLocator extends Locator {
  constructor(
    override readonly selector: string,
    protected override _container?: Element,
  ) {
    super()
  }

  override locator(selector: string): Locator {
    return new ElementLocator(`${this.selector} >> ${selector}`, this._container)
  }

  override elementLocator(element: Element): Locator {
    return new ElementLocator(selectorEngine.generateSelectorSimple(element), element)
  }
}

page.extend({
  elementLocator: (element: Element) => new ElementLocator(selectorEngine.generateSelectorSimple(element), element),
} as never)
