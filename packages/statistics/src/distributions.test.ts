import { describe, expect, it } from 'vitest'
import { chiSquareTail, normalQuantile, normalTail, studentQuantile, studentTail } from './index.ts'

/** A billionth of the expected number, as the tails need it. */
const isNear = (found: number, expected: number) =>
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-9 * Math.abs(expected) + 1e-300)

// Expected numbers are those of scipy 1.17.1: stats.norm.sf, norm.ppf, t.sf, t.ppf, chi2.sf.

describe('the normal distribution', () => {
  it.each([
    [-8, 0.9999999999999993],
    [-3, 0.9986501019683699],
    [-0.5, 0.6914624612740131],
    [0, 0.5],
    [0.2, 0.42074029056089696],
    [0.46, 0.32275811025034773],
    [0.7, 0.24196365222307303],
    [1.96, 0.024997895148220435],
    [3.5, 0.00023262907903552502],
    [4.5, 3.3976731247300535e-6],
    [5.5, 1.898956246588768e-8],
    [6.2, 2.823158037043268e-10],
    [7, 1.279812543885835e-12],
  ])('has the tail of %d', (z, tail) => isNear(normalTail(z), tail))

  it.each([
    [1e-12, -7.034483825301131],
    [1e-9, -5.9978070150076865],
    [1e-6, -4.753424308822899],
    [0.001, -3.090232306167813],
    [0.025, -1.9599639845400545],
    [0.2, -0.8416212335729142],
    [0.5, 0],
    [0.7, 0.5244005127080407],
    [0.975, 1.959963984540054],
    [0.999, 3.090232306167813],
    [0.999999, 4.753424308817087],
  ])('has the quantile of %d', (probability, z) => isNear(normalQuantile(probability), z))
})

describe('Student’s distribution', () => {
  it.each([
    [0.1, 1, 0.4682744825694465],
    [30, 1, 0.010606402405535426],
    [2, 2, 0.09175170953613698],
    [30, 2, 0.0005546313409798295],
    [0.9, 5, 0.20468560017231216],
    [30, 5, 3.8593243102480265e-7],
    [2, 17.3, 0.030726093383092432],
    [30, 17.3, 1.1552943549593144e-16],
    [5, 100, 1.225086706751901e-6],
    [30, 100, 4.190166279344164e-52],
    [0.1, 5000, 0.4601741672828658],
    [5, 5000, 2.964473729560661e-7],
  ])('has the tail of %d with %d degrees', (t, degrees, tail) => {
    isNear(studentTail(t, degrees), tail)
    isNear(studentTail(-t, degrees), 1 - tail)
  })

  it.each([
    [0.001, 1, -318.30883898555044],
    [0.9999, 1, 3183.098757118502],
    [0.975, 2, 4.302652729749462],
    [0.4, 5, -0.2671808657041451],
    [0.9999, 5, 9.677566300882814],
    [0.975, 17.3, 2.1070320037534676],
    [0.9, 100, 1.290074761346516],
    [0.975, 5000, 1.9604385517065073],
    [0.5, 9, 0],
  ])('has the quantile of %d with %d degrees', (probability, degrees, t) =>
    isNear(studentQuantile(probability, degrees), t),
  )
})

describe('the chi-squared distribution', () => {
  it.each([
    [0.05, 1, 0.8230632737581214],
    [3.84, 1, 0.05004352124870519],
    [55, 1, 1.2052982584446408e-13],
    [1, 2, 0.6065306597126334],
    [55, 2, 1.1399918530443546e-12],
    [12, 3, 0.007383160505359769],
    [0.05, 7, 0.9999997916922473],
    [30, 7, 9.495972508134177e-5],
    [0, 3, 1],
  ])('has the tail of %d with %d degrees', (value, degrees, tail) => isNear(chiSquareTail(value, degrees), tail))
})
