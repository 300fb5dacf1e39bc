/**
 * A statement can return a value of a gigabyte, and PostgreSQL has no setting against it. So its answer is cut while it
 * arrives, byte by byte, before anything collects a message: in the thread of an embedded database, and on the
 * connection to a server.
 *
 * - A row with a value beyond the budget of one value becomes an error, and the rest of the answer is skipped.
 * - The first row beyond the budget of all rows is passed on without its values, and those after it are skipped.
 * - Notices and errors can be as large as values: each is cut, and notices beyond a limit are skipped.
 */

import { joinBytes } from './join-bytes.mjs'

export const withoutLimit = { bytes: Infinity, cellBytes: Infinity }
export const valueTooLarge = 'CWBIG'
export const missingPortal = { portal: 'cw_none', rows: 1 }

const letters = { row: 0x44, error: 0x45, notice: 0x4e, copied: 0x64, ready: 0x5a }
/** Type and length of a message. */
const headBytes = 5
/** Maximum bytes of an error or a notice. */
const longestText = 64 * 1024
/** Maximum bytes of all notices of an answer. */
const mostNoticeBytes = 1024 * 1024

const encoder = new TextEncoder()

/**
 * @param {number} letter
 * @param {Uint8Array} body
 */
function messageOf(letter, body) {
  const head = new Uint8Array(headBytes)
  head[0] = letter
  new DataView(head.buffer).setUint32(1, body.byteLength + 4)
  return joinBytes([head, body])
}

/**
 * @param {number} column from 0
 * @param {number} bytes
 * @param {number} most
 */
function tooLargeMessage(column, bytes, most) {
  const [found, limit] = [bytes, most].map((count) => count.toLocaleString('en'))
  const fields = {
    S: 'ERROR',
    V: 'ERROR',
    C: valueTooLarge,
    M: `A value in column ${column + 1} has ${found} bytes, but a result can have at most ${limit} bytes per value`,
    H: 'Select a part of the value, for example with left(…) or substring(…).',
  }
  const body = Object.entries(fields)
    .map(([letter, text]) => `${letter}${text}\0`)
    .join('')
  return messageOf(letters.error, encoder.encode(`${body}\0`))
}

/** A row of no values. */
const emptyRow = messageOf(letters.row, new Uint8Array(2))

/**
 * Reads the lengths of a row's values as its bytes arrive.
 * @param {number} most
 */
function measureRow(most) {
  let columns = -1
  let column = 0
  /** Bytes of a number that have yet to arrive, and those of a value to skip. */
  let wanted = 2
  let number = 0
  let skipped = 0
  /** @type {{ column: number, bytes: number } | undefined} */
  let tooLarge
  return {
    tooLarge: () => tooLarge,
    /** @param {Uint8Array} part */
    read(part) {
      for (let at = 0; at < part.byteLength && !tooLarge;) {
        if (skipped > 0) {
          const step = Math.min(skipped, part.byteLength - at)
          skipped -= step
          at += step
          continue
        }
        number = ((number << 8) | /** @type {number} */ (part[at++])) >>> 0
        if (--wanted > 0) continue
        if (columns < 0) columns = number
        else {
          // The length of NULL is -1.
          skipped = number === 0xffffffff ? 0 : number
          if (skipped > most) tooLarge = { column, bytes: skipped }
          column++
        }
        wanted = 4
        number = 0
      }
    },
  }
}

/** @returns {import('./answer-gate.d.mts').AnswerGate} */
export function createAnswerGate() {
  let bytesLeft = Infinity
  let cellBytes = Infinity
  let noticeBytes = 0
  let isFull = false
  /** Whether everything up to the end of the answer is skipped. */
  let isOver = false
  /** Head of a message that has arrived in part. */
  const head = new Uint8Array(headBytes)
  let headAt = 0
  /** @type {ReturnType<typeof openMessage> | undefined} */
  let open

  /** @param {number} letter @param {number} length without the head */
  function openMessage(letter, length) {
    const isText = letter === letters.error || letter === letters.notice
    const most = letter === letters.row ? bytesLeft : isText ? longestText : length
    const isSkipped =
      (isOver && letter !== letters.ready) ||
      letter === letters.copied ||
      (letter === letters.row && isFull) ||
      (letter === letters.notice && (noticeBytes += Math.min(length, most)) > mostNoticeBytes)
    const row = letter === letters.row && !isSkipped ? measureRow(cellBytes) : undefined
    /** @type {Uint8Array[]} */
    const kept = []
    let keptBytes = 0
    return {
      left: length,
      /** @param {Uint8Array} part */
      take(part) {
        this.left -= part.byteLength
        row?.read(part)
        const room = isSkipped || (row && length > most) ? 0 : most - keptBytes
        if (room <= 0) return
        const piece = part.slice(0, room)
        kept.push(piece)
        keptBytes += piece.byteLength
      },
      end() {
        if (letter === letters.ready) isOver = false
        if (isSkipped) return undefined
        const tooLarge = row?.tooLarge()
        if (tooLarge) {
          isOver = true
          return tooLargeMessage(tooLarge.column, tooLarge.bytes, cellBytes)
        }
        if (row && length > most) {
          isFull = true
          return emptyRow
        }
        if (row) bytesLeft -= length
        // The fields of a text end with zeros, also where one is cut.
        if (length > most) kept.push(new Uint8Array(2))
        return messageOf(letter, joinBytes(kept))
      },
    }
  }

  return {
    allow(budget) {
      bytesLeft = budget.bytes
      cellBytes = budget.cellBytes
      noticeBytes = 0
      isFull = false
    },
    pass(part) {
      /** @type {Uint8Array[]} */
      const passed = []
      for (let at = 0; at < part.byteLength || open?.left === 0;) {
        if (!open) {
          const step = Math.min(headBytes - headAt, part.byteLength - at)
          head.set(part.subarray(at, at + step), headAt)
          at += step
          headAt += step
          if (headAt < headBytes) break
          headAt = 0
          open = openMessage(/** @type {number} */ (head[0]), new DataView(head.buffer).getUint32(1) - 4)
        }
        const step = Math.min(open.left, part.byteLength - at)
        if (step > 0) open.take(part.subarray(at, at + step))
        at += step
        if (open.left > 0) continue
        const message = open.end()
        open = undefined
        if (message) passed.push(message)
      }
      return joinBytes(passed)
    },
  }
}
