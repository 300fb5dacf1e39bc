import { useJoin, useLocale } from '@console-widgets/ui'
import type { Vantest } from '../../data.ts'
import { useVantestsText } from '../../generated/text.ts'
import { androidLevels, androidVersions, audienceDevices } from '../../model.ts'

/** A condition in words. */
export interface ConditionWords {
  label: string
  value: string
}

/** Returns what the conditions of a crowd test say, leaving out those that aren’t set. */
export function useConditionWords(): (vantest: Vantest) => ConditionWords[] {
  const text = useVantestsText()
  const join = useJoin()
  const regions = new Intl.DisplayNames([useLocale()], { type: 'region' })
  return ({ filter, deviceNames }) => {
    const { countries, deviceTypes, leastAndroid, activeWithin, usedDays } = filter
    const types = audienceDevices.filter((type) => deviceTypes.includes(type))
    const level = androidLevels.find((each) => each === leastAndroid)
    const words: [boolean, ConditionWords][] = [
      [
        countries.length > 0,
        {
          label: text('store-listing.vantests.countries'),
          value: join.names(countries.map((country) => regions.of(country) ?? country)),
        },
      ],
      [
        types.length > 0,
        {
          label: text('store-listing.vantests.deviceTypes'),
          value: join.names(types.map((type) => text(`store-listing.audience.type.${type}`))),
        },
      ],
      [deviceNames.length > 0, { label: text('store-listing.vantests.models'), value: join.names(deviceNames) }],
      [
        level !== undefined,
        {
          label: text('store-listing.vantests.leastAndroid'),
          value: level ? text('store-listing.vantests.leastAndroid.value', { version: androidVersions[level] }) : '',
        },
      ],
      [
        activeWithin !== null,
        {
          label: text('store-listing.vantests.activeWithin'),
          value: text('store-listing.audience.active.days', { count: activeWithin ?? 0 }),
        },
      ],
      [
        usedDays !== null,
        {
          label: text('store-listing.vantests.usedDays'),
          value: text('store-listing.audience.used.days', { count: usedDays ?? 0 }),
        },
      ],
    ]
    return words.flatMap(([isSet, said]) => (isSet ? [said] : []))
  }
}
