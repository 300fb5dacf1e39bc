import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import {
  canTellLanguage,
  contentRatingOf,
  contentRatings,
  countryCodeOfSiteId,
  countryCodesOfGroup,
  countryGroupNames,
  countryName,
  countryOfSiteId,
  findListingLanguage,
  isOtherLanguage,
  listCountries,
  listingLanguages,
  serviceCategories,
  siteIdOfCountry,
} from '../tables.ts'

describe('countries', () => {
  it('R34: each has its code, a name and a content rating', () => {
    const china = listCountries('en').find(({ id }) => id === 'CN')
    expect(china).toEqual({ id: 'CN', name: 'China', contentRating: 'HWAR', group: 'china' })
    expect(languages.map((language) => countryName('RU', language))).toEqual(['俄罗斯', 'Russia', 'Россия'])
    for (const language of languages) for (const { id, name } of listCountries(language)) expect(name, id).not.toBe(id)
  })

  it('R35: the groups are exactly these, and no country is in two', () => {
    expect(Object.values(countryGroupNames).map(({ en }) => en)).toEqual([
      'China',
      'Europe',
      'Africa',
      'Middle East',
      'North America',
      'Central Asia',
      'Asia & Pacific',
      'Latin America and the Caribbean',
    ])
    const codes = Object.values(countryCodesOfGroup).flat()
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
  })

  it('R36, R37: about 200 site ids, each of one country; 42 CN, 81 TR, 1001 SG', () => {
    const codes = Object.values(countryOfSiteId)
    expect(codes.length).toBeGreaterThan(190)
    expect(new Set(codes).size).toBe(codes.length)
    expect([42, '81', 1001, 1, 999].map(countryCodeOfSiteId)).toEqual(['CN', 'TR', 'SG', undefined, undefined])
    expect(['CN', 'XX'].map(siteIdOfCountry)).toEqual([42, undefined])
    expect([...codes].sort()).toEqual(Object.values(countryCodesOfGroup).flat().sort())
  })

  it('R36: an assigned site id never changes', () => {
    expect([10, 61, 100, 191, 227, 243].map(countryCodeOfSiteId)).toEqual(['AD', 'DE', 'HN', 'RU', 'US', 'ZW'])
  })
})

describe('content ratings', () => {
  it.each([
    ['R50', 'HWAR', ['CN']],
    ['R51', 'PEGI', ['FR', 'PL', 'SE', 'IL', 'AE', 'TR']],
    ['R52', 'USK', ['DE']],
    ['R53', 'Russia', ['RU']],
    ['R54', 'ESRB', ['CA', 'GL', 'MX', 'AR', 'CL']],
    ['R55', 'ClassInd', ['BR']],
    ['R56', 'ACB', ['AU']],
    ['R57', 'GRAC', ['KR']],
    ['R58', 'Generic', ['JP', 'IN', 'ZA', 'US', 'KZ', 'SA', 'XX']],
  ])('%s: %s', (_, rating, codes) => {
    expect(codes.map(contentRatingOf)).toEqual(codes.map(() => rating))
    expect(contentRatings).toContain(rating)
  })

  it('R51, R54: most of Europe and of Latin America, not all', () => {
    const share = (group: 'europe' | 'latinAmerica', rating: string) =>
      countryCodesOfGroup[group].filter((code) => contentRatingOf(code) === rating).length /
      countryCodesOfGroup[group].length
    expect(share('europe', 'PEGI')).toBeGreaterThan(0.9)
    expect(share('latinAmerica', 'ESRB')).toBeGreaterThan(0.9)
  })
})

describe('languages of listings', () => {
  it('R39: about 80, keyed like zhCN, enUS, ptBR, es419', () => {
    expect(listingLanguages.length).toBeGreaterThanOrEqual(80)
    expect(listingLanguages.map(({ key }) => key)).toEqual(expect.arrayContaining(['zhCN', 'enUS', 'ptBR', 'es419']))
    for (const { key, tag } of listingLanguages) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
      expect(tag.replace('-', '')).toBe(key)
    }
    expect(findListingLanguage('ptBR')).toBe(findListingLanguage('pt-BR'))
    expect(findListingLanguage('xx')).toBeUndefined()
  })

  it('R40: each named in Chinese, English and Russian, no two alike', () => {
    for (const language of languages) {
      const names = listingLanguages.map(({ names: all }) => all[language])
      expect(new Set(names).size).toBe(names.length)
    }
    for (const { names } of listingLanguages) {
      expect(names.cn).toMatch(/^[\p{Script=Han}（）]+$/u)
      expect(names.en).toMatch(/^[A-Z][A-Za-z ,()]+$/)
      expect(names.ru).toMatch(/^[а-яё][А-Яа-яё ,()-]+$/)
    }
    expect(findListingLanguage('zhCN')?.names).toEqual({
      cn: '简体中文',
      en: 'Simplified Chinese',
      ru: 'китайский (упрощённый)',
    })
  })
})

it('R38: the service categories by id', () => {
  expect(Object.fromEntries(serviceCategories.map(({ id, key }) => [id, key]))).toEqual({
    8: 'distribute',
    1: 'build',
    2: 'quality',
    3: 'increase',
    4: 'gain',
    5: 'analysis',
    6: 'cloudApp',
    7: 'tools',
    9: 'capability',
    10: 'business',
    11: 'serverless',
  })
  for (const { names } of serviceCategories) for (const language of languages) expect(names[language]).not.toBe('')
})

describe('the language of a text', () => {
  it('can be told from 60 letters', () => {
    expect(canTellLanguage('Приливы! '.repeat(8))).toBe(false)
    expect(canTellLanguage('Приливы! '.repeat(9))).toBe(true)
  })

  it('isn’t that of another tag, except where languages are too alike to tell', () => {
    expect(isOtherLanguage('ru', 'en-US')).toBe(true)
    expect(isOtherLanguage('en', 'en-GB')).toBe(false)
    expect(isOtherLanguage('uk', 'ru-RU')).toBe(false)
    expect(isOtherLanguage('und', 'en-US')).toBe(false)
    expect(isOtherLanguage(null, 'en-US')).toBe(false)
  })
})
