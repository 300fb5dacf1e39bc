import { isUtcDay } from '@console-widgets/core/formats'

/** Limits of certificates of Korea’s rating board, and what their files must be like. */
export const boardCertificateLimits = {
  number: 40,
  /** Years that a certificate can be valid for. */
  years: 30,
  endings: ['pdf', 'png', 'jpg', 'jpeg'],
  fileSize: 20 * 1024 ** 2,
  /** Longer side of a scan, in pixels. */
  scanSide: 1000,
} as const

/** Days before the last one of a certificate on which its team is reminded. */
export const boardReminderDays = [30, 7] as const

/** Field of the release checks and the reasons that lead to the certificate. */
export const boardCertificateField = 'board-certificate'

/** What a number says: the day in it, or why it isn’t the number of a certificate for the rating 19. */
export type BoardNumber = { number: string; day: string } | 'form' | 'other-board'

/**
 * Reads the number of a certificate: category and platform by two letters each, the day of the decision, and the
 * serial, such as `CC-NP-260302-001`. Numbers of the Game Content Rating Board begin with `GC`; it rates up to 15.
 */
export function readBoardNumber(text: string): BoardNumber {
  const number = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replace(/^제/, '')
    .replace(/호$/, '')
  if (number.startsWith('GC-')) return 'other-board'
  const [, year, month, date] = /^[A-Z]{2}-[A-Z]{2}-(\d{2})(\d{2})(\d{2})-\d{3,5}$/.exec(number) ?? []
  const day = `20${year}-${month}-${date}`
  return isUtcDay(day) ? { number, day } : 'form'
}

/** Whether a rating in Korea’s system is given by its board alone. */
export const needsBoardCertificate = ({ level, refused }: { level: string; refused: boolean }): boolean =>
  level === '19' && !refused
