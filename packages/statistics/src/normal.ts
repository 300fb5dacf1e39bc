/** Value of a polynomial, the coefficient of the lowest power first. */
export function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0)
}

/** Coefficients of W. J. Cody, "Rational Chebyshev approximations for the error function" (1969). */
const nearZero = {
  over: [3209.37758913846947, 377.485237685302021, 113.864154151050156, 3.1611237438705656, 0.185777706184603153],
  under: [2844.23683343917062, 1282.61652607737228, 244.024637934444173, 23.6012909523441209, 1],
}
const middle = {
  over: [
    1230.33935479799725, 2051.07837782607147, 1712.04761263407058, 881.95222124176909, 298.635138197400131,
    66.1191906371416295, 8.88314979438837594, 0.564188496988670089, 2.15311535474403846e-8,
  ],
  under: [
    1230.33935480374942, 3439.36767414372164, 4362.61909014324716, 3290.79923573345963, 1621.38957456669019,
    537.181101862009858, 117.693950891312499, 15.7449261107098347, 1,
  ],
}
const far = {
  over: [
    6.58749161529837803e-4, 0.0160837851487422766, 0.125781726111229246, 0.360344899949804439, 0.305326634961232344,
    0.0163153871373020978,
  ],
  under: [
    2.33520497626869185e-3, 0.0605183413124413191, 0.527905102951428412, 1.87295284992346725, 2.56852019228982242, 1,
  ],
}

function ratioOf({ over, under }: { over: readonly number[]; under: readonly number[] }, x: number): number {
  return polynomial(over, x) / polynomial(under, x)
}

/** Complement of the error function for a number that isn't negative. */
function complementOfError(x: number): number {
  if (x <= 0.46875) return 1 - x * ratioOf(nearZero, x * x)
  if (x <= 4) return Math.exp(-x * x) * ratioOf(middle, x)
  const inverse = 1 / (x * x)
  return (Math.exp(-x * x) / x) * (1 / Math.sqrt(Math.PI) - inverse * ratioOf(far, inverse))
}

/** Probability that a standard normal variable exceeds a number. */
export function normalTail(z: number): number {
  return z < 0 ? 1 - normalTail(-z) : complementOfError(z / Math.SQRT2) / 2
}

/** Coefficients of M. J. Wichura, "Algorithm AS 241: the percentage points of the normal distribution" (1988). */
const central = {
  over: [
    3.387132872796366608, 133.14166789178437745, 1971.5909503065514427, 13731.693765509461125, 45921.953931549871457,
    67265.770927008700853, 33430.575583588128105, 2509.0809287301226727,
  ],
  under: [
    1, 42.313330701600911252, 687.1870074920579083, 5394.1960214247511077, 21213.794301586595867, 39307.89580009271061,
    28729.085735721942674, 5226.495278852854561,
  ],
}
const outer = {
  over: [
    1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055, 3.64784832476320460504,
    1.27045825245236838258, 0.24178072517745061177, 0.0227238449892691845833, 7.7454501427834140764e-4,
  ],
  under: [
    1, 2.05319162663775882187, 1.6763848301838038494, 0.68976733498510000455, 0.14810397642748007459,
    0.0151986665636164571966, 5.475938084995344946e-4, 1.05075007164441684324e-9,
  ],
}
const extreme = {
  over: [
    6.6579046435011037772, 5.4637849111641143699, 1.7848265399172913358, 0.29656057182850489123,
    0.026532189526576123093, 0.0012426609473880784386, 2.71155556874348757815e-5, 2.01033439929228813265e-7,
  ],
  under: [
    1, 0.59983220655588793769, 0.13692988092273580531, 0.0148753612908506148525, 7.868691311456132591e-4,
    1.8463183175100546818e-5, 1.4215117583164458887e-7, 2.04426310338993978564e-15,
  ],
}

/** Number that a standard normal variable stays below with a probability between 0 and 1. */
export function normalQuantile(probability: number): number {
  const distance = probability - 0.5
  if (Math.abs(distance) <= 0.425) return distance * ratioOf(central, 0.180625 - distance * distance)
  const root = Math.sqrt(-Math.log(distance < 0 ? probability : 1 - probability))
  const size = root <= 5 ? ratioOf(outer, root - 1.6) : ratioOf(extreme, root - 5)
  return distance < 0 ? -size : size
}
