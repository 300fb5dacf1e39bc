/** Value of a polynomial, the coefficient of the lowest power first. */
export function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0)
}

/** Coefficients of W. J. Cody, "Rational Chebyshev approximations for the error function" (1969). */
const nearZero = {
  over: [3209.3775891384694, 377.485237685302, 113.86415415105016, 3.1611237438705655, 0.18577770618460315],
  under: [2844.236833439171, 1282.6165260773723, 244.02463793444417, 23.601290952344122, 1],
}
const middle = {
  over: [
    1230.3393547979972, 2051.0783778260716, 1712.0476126340707, 881.952221241769, 298.6351381974001, 66.11919063714163,
    8.883149794388377, 0.5641884969886701, 2.1531153547440383e-8,
  ],
  under: [
    1230.3393548037495, 3439.3676741437216, 4362.619090143247, 3290.7992357334597, 1621.3895745666903,
    537.1811018620099, 117.6939508913125, 15.744926110709835, 1,
  ],
}
const far = {
  over: [
    0.0006587491615298378, 0.016083785148742275, 0.12578172611122926, 0.36034489994980445, 0.30532663496123236,
    0.016315387137302097,
  ],
  under: [0.0023352049762686918, 0.06051834131244132, 0.5279051029514285, 1.8729528499234673, 2.568520192289822, 1],
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
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087,
    33430.57558358813, 2509.0809287301227,
  ],
  under: [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
    28729.085735721943, 5226.495278852854,
  ],
}
const outer = {
  over: [
    1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
    0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
  ],
  under: [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
    0.0005475938084995345, 1.0507500716444169e-9,
  ],
}
const extreme = {
  over: [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
    0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
  ],
  under: [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 1.8463183175100548e-5,
    1.421511758316446e-7, 2.0442631033899397e-15,
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
