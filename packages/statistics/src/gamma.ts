/** Coefficients of the approximation by C. Lanczos for g = 7. */
const lanczos = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
]

/** Natural logarithm of the gamma function of a positive number. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const shifted = x - 1
  const sum = lanczos.reduce(
    (total, coefficient, at) => total + (at === 0 ? coefficient : coefficient / (shifted + at)),
  )
  const base = shifted + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum)
}

/** Smallest number that a continued fraction is divided by, and how close two of its values are in the end. */
const tiny = 1e-300
const closeEnough = 1e-15
const mostSteps = 10_000

/**
 * Value of a continued fraction by the method of Lentz.
 * @param terms numerator and denominator of each step from 1
 */
export function continuedFraction(
  first: number,
  terms: (step: number) => readonly [over: number, under: number],
): number {
  let value = first || tiny
  let upper = value
  let lower = 0
  for (let step = 1; step < mostSteps; step++) {
    const [over, under] = terms(step)
    lower = 1 / (under + over * lower || tiny)
    upper = under + over / upper || tiny
    value *= upper * lower
    if (Math.abs(upper * lower - 1) < closeEnough) break
  }
  return value
}

/** Upper regularized incomplete gamma function. */
function upperGamma(shape: number, x: number): number {
  if (x <= 0) return 1
  const scale = Math.exp(shape * Math.log(x) - x - logGamma(shape))
  if (x < shape + 1) {
    let term = 1 / shape
    let sum = term
    for (let step = 1; term > sum * closeEnough; step++) {
      term *= x / (shape + step)
      sum += term
    }
    return 1 - scale * sum
  }
  return scale / continuedFraction(x + 1 - shape, (step) => [step * (shape - step), x + 1 - shape + 2 * step])
}

/** Probability that a chi-squared variable exceeds a number. */
export function chiSquareTail(value: number, degrees: number): number {
  return upperGamma(degrees / 2, value / 2)
}
