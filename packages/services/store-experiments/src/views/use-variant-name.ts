import type { MaterialTest } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'

/** Name of a variant, or of the original. */
export function useVariantName({ originalId, variants }: MaterialTest): (variantId: string) => string {
  const text = useStoreExperimentsText()
  return (variantId) =>
    variantId === originalId
      ? text('store-experiments.original')
      : (variants.find((variant) => variant.variantId === variantId)?.variantName ?? '')
}
