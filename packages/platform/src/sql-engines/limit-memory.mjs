const pageBytes = 64 * 1024

/**
 * Limits the memory of every WebAssembly module of this thread: growing beyond the limit fails, which an engine reports
 * as “out of memory” to the statement that needed it. PGlite has no option for its limit of 2 GB, so that a few
 * databases would take all of a machine's.
 * @param {number} bytes
 */
export function limitMemory(bytes) {
  const { prototype } = WebAssembly.Memory
  const { grow } = prototype
  prototype.grow = function growWithin(pages) {
    if (this.buffer.byteLength + pages * pageBytes > bytes) throw new RangeError('The limit on memory is reached')
    return grow.call(this, pages)
  }
}
