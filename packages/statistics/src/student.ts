import { continuedFraction, logGamma } from './gamma.ts'
import { normalQuantile } from './normal.ts'

/** Regularized incomplete beta function. */
function incompleteBeta(one: number, other: number, x: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (one + 1) / (one + other + 2)) return 1 - incompleteBeta(other, one, 1 - x)
  const scale = Math.exp(
    logGamma(one + other) - logGamma(one) - logGamma(other) + one * Math.log(x) + other * Math.log1p(-x),
  )
  const fraction = continuedFraction(1, (step) => {
    const half = Math.floor(step / 2)
    const over =
      step % 2 === 0
        ? (half * (other - half) * x) / ((one + step - 1) * (one + step))
        : (-(one + half) * (one + other + half) * x) / ((one + step - 1) * (one + step))
    return [over, 1]
  })
  return scale / (one * fraction)
}

/** Probability that a variable of Student's distribution exceeds a number. */
export function studentTail(t: number, degrees: number): number {
  if (t < 0) return 1 - studentTail(-t, degrees)
  return incompleteBeta(degrees / 2, 0.5, degrees / (degrees + t * t)) / 2
}

function studentDensity(t: number, degrees: number): number {
  const constant = logGamma((degrees + 1) / 2) - logGamma(degrees / 2) - 0.5 * Math.log(degrees * Math.PI)
  return Math.exp(constant - ((degrees + 1) / 2) * Math.log1p((t * t) / degrees))
}

/** Number that a variable of Student's distribution stays below with a probability between 0 and 1. */
export function studentQuantile(probability: number, degrees: number): number {
  if (probability < 0.5) return -studentQuantile(1 - probability, degrees)
  if (probability === 0.5) return 0
  const target = 1 - probability
  // In the logarithm of the tail, which is nearly straight, Newton's steps converge from anywhere.
  let t = normalQuantile(probability)
  for (let step = 0; step < 100; step++) {
    const tail = studentTail(t, degrees)
    const change = (Math.log(tail / target) * tail) / studentDensity(t, degrees)
    t += change
    if (Math.abs(change) <= 1e-14 * t) break
  }
  return t
}
