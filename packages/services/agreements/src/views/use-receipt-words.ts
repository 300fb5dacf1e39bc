import { useAgreementsText } from '../generated/text.ts'
import type { ReceiptWords } from './receipt.ts'

/** The words of a receipt. */
export function useReceiptWords(): ReceiptWords {
  const text = useAgreementsText()
  return {
    heading: text('agreements.receipt.heading'),
    name: text('agreements.sign.name'),
    account: text('agreements.receipt.account'),
    time: text('agreements.receipt.time'),
    agreement: text('agreements.receipt.agreement'),
  }
}
