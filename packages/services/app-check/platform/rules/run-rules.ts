import {
  checkLimits,
  checkRuleIds,
  checkRules,
  type CheckCategory,
  type CheckRule,
} from '@console-widgets/app-check/model'
import { compatibilityRules } from './compatibility.ts'
import { qualityRules } from './quality.ts'
import type { Found, Rule, RuleFacts } from './rule.ts'
import { securityRules } from './security.ts'

const rules: Record<CheckRule, Rule> = { ...compatibilityRules, ...securityRules, ...qualityRules }

/** What all rules of some categories found. */
export interface Judgment {
  found: (Found & { rule: CheckRule })[]
  notJudged: CheckRule[]
  /** Findings beyond those that are kept, by rule. */
  more: Partial<Record<CheckRule, number>>
}

/** Runs the rules of these categories, one after the other. */
export function runRules(facts: RuleFacts, categories: readonly CheckCategory[]): Judgment {
  const judgment: Judgment = { found: [], notJudged: [], more: {} }
  for (const rule of checkRuleIds) {
    if (!categories.includes(checkRules[rule])) continue
    const found = rules[rule](facts)
    if (!found) {
      judgment.notJudged.push(rule)
      continue
    }
    // Two findings about the same thing are one.
    const byKey = new Map(found.map((item) => [item.key, item]))
    const kept = [...byKey.values()].slice(0, checkLimits.findingsPerRule)
    if (byKey.size > kept.length) judgment.more[rule] = byKey.size - kept.length
    judgment.found.push(...kept.map((item) => ({ ...item, key: item.key.slice(0, 400), rule })))
  }
  return judgment
}
