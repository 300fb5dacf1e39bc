/** The properties of one element as a store that React reads. Does not notify while the element is disconnected. */
export class ElementState {
  #values: Readonly<Record<string, unknown>> = {}
  #listeners = new Set<() => void>()
  #attached = false
  #changed = false

  readonly snapshot = (): Readonly<Record<string, unknown>> => this.#values

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  set(name: string, value: unknown): void {
    if (Object.is(this.#values[name], value)) return
    this.#values = { ...this.#values, [name]: value }
    this.#changed = true
    this.#tell()
  }

  attach(): void {
    this.#attached = true
    this.#tell()
  }

  detach(): void {
    this.#attached = false
  }

  #tell(): void {
    if (!this.#attached || !this.#changed) return
    this.#changed = false
    for (const listener of this.#listeners) listener()
  }
}
