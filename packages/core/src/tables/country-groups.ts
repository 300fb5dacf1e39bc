import type { Language } from '../language.ts'

/** Country groups, exactly these (R35). */
export type CountryGroup =
  | 'china'
  | 'europe'
  | 'africa'
  | 'middleEast'
  | 'northAmerica'
  | 'centralAsia'
  | 'asiaPacific'
  | 'latinAmerica'

/** Names of the groups in each interface language (R35). */
export const countryGroupNames: Readonly<Record<CountryGroup, Readonly<Record<Language, string>>>> = {
  china: { cn: '中国', en: 'China', ru: 'Китай' },
  europe: { cn: '欧洲', en: 'Europe', ru: 'Европа' },
  africa: { cn: '非洲', en: 'Africa', ru: 'Африка' },
  middleEast: { cn: '中东', en: 'Middle East', ru: 'Ближний Восток' },
  northAmerica: { cn: '北美', en: 'North America', ru: 'Северная Америка' },
  centralAsia: { cn: '中亚', en: 'Central Asia', ru: 'Центральная Азия' },
  asiaPacific: { cn: '亚太', en: 'Asia & Pacific', ru: 'Азиатско-Тихоокеанский регион' },
  latinAmerica: {
    cn: '拉丁美洲和加勒比地区',
    en: 'Latin America and the Caribbean',
    ru: 'Латинская Америка и Карибский бассейн',
  },
}

const codes: Record<CountryGroup, string> = {
  china: 'CN HK MO TW',
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI ' +
    'LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA VA',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ' +
    'ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  middleEast: 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  northAmerica: 'BM CA GL PM US',
  centralAsia: 'AM AZ GE KG KZ TJ TM UZ',
  asiaPacific:
    'AF AS AU BD BN BT CK FJ FM GU ID IN JP KH KI KP KR LA LK MH MM MN MP MV MY NC NP NR NU NZ ' +
    'PF PG PH PK PW SB SG TH TL TO TV VN VU WF WS',
  latinAmerica:
    'AG AI AR AW BB BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC ' +
    'MF MQ MS MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI',
}

const listed = (group: CountryGroup): readonly string[] => codes[group].split(' ')

/** Country codes (ISO 3166-1) of each group, in order. */
export const countryCodesOfGroup: Readonly<Record<CountryGroup, readonly string[]>> = {
  china: listed('china'),
  europe: listed('europe'),
  africa: listed('africa'),
  middleEast: listed('middleEast'),
  northAmerica: listed('northAmerica'),
  centralAsia: listed('centralAsia'),
  asiaPacific: listed('asiaPacific'),
  latinAmerica: listed('latinAmerica'),
}

/** Codes of all countries where apps can be released. */
export const countryCodes: readonly string[] = Object.values(countryCodesOfGroup).flat()
