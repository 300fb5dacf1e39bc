/**
 * Country of each numeric site id (R36). The specification fixes 42, 81 and 1001 (R37); the others are ours, by country code,
 * and start at 10 so that none is mistaken for a zone's site id. They never change: a new country gets the next free number.
 */
export const countryOfSiteId: Readonly<Record<number, string>> = {
  10: 'AD', 11: 'AE', 12: 'AF', 13: 'AG', 14: 'AI', 15: 'AL', 16: 'AM', 17: 'AO', 18: 'AR', 19: 'AS', 20: 'AT', 21: 'AU',
  22: 'AW', 23: 'AX', 24: 'AZ', 25: 'BA', 26: 'BB', 27: 'BD', 28: 'BE', 29: 'BF', 30: 'BG', 31: 'BH', 32: 'BI', 33: 'BJ',
  34: 'BM', 35: 'BN', 36: 'BO', 37: 'BQ', 38: 'BR', 39: 'BS', 40: 'BT', 41: 'BW', 42: 'CN', 43: 'BY', 44: 'BZ', 45: 'CA',
  46: 'CD', 47: 'CF', 48: 'CG', 49: 'CH', 50: 'CI', 51: 'CK', 52: 'CL', 53: 'CM', 54: 'CO', 55: 'CR', 56: 'CU', 57: 'CV',
  58: 'CW', 59: 'CY', 60: 'CZ', 61: 'DE', 62: 'DJ', 63: 'DK', 64: 'DM', 65: 'DO', 66: 'DZ', 67: 'EC', 68: 'EE', 69: 'EG',
  70: 'EH', 71: 'ER', 72: 'ES', 73: 'ET', 74: 'FI', 75: 'FJ', 76: 'FK', 77: 'FM', 78: 'FO', 79: 'FR', 80: 'GA', 81: 'TR',
  82: 'GB', 83: 'GD', 84: 'GE', 85: 'GF', 86: 'GG', 87: 'GH', 88: 'GI', 89: 'GL', 90: 'GM', 91: 'GN', 92: 'GP', 93: 'GQ',
  94: 'GR', 95: 'GT', 96: 'GU', 97: 'GW', 98: 'GY', 99: 'HK', 100: 'HN', 101: 'HR', 102: 'HT', 103: 'HU', 104: 'ID', 105: 'IE',
  106: 'IL', 107: 'IM', 108: 'IN', 109: 'IQ', 110: 'IR', 111: 'IS', 112: 'IT', 113: 'JE', 114: 'JM', 115: 'JO', 116: 'JP', 117: 'KE',
  118: 'KG', 119: 'KH', 120: 'KI', 121: 'KM', 122: 'KN', 123: 'KP', 124: 'KR', 125: 'KW', 126: 'KY', 127: 'KZ', 128: 'LA', 129: 'LB',
  130: 'LC', 131: 'LI', 132: 'LK', 133: 'LR', 134: 'LS', 135: 'LT', 136: 'LU', 137: 'LV', 138: 'LY', 139: 'MA', 140: 'MC', 141: 'MD',
  142: 'ME', 143: 'MF', 144: 'MG', 145: 'MH', 146: 'MK', 147: 'ML', 148: 'MM', 149: 'MN', 150: 'MO', 151: 'MP', 152: 'MQ', 153: 'MR',
  154: 'MS', 155: 'MT', 156: 'MU', 157: 'MV', 158: 'MW', 159: 'MX', 160: 'MY', 161: 'MZ', 162: 'NA', 163: 'NC', 164: 'NE', 165: 'NG',
  166: 'NI', 167: 'NL', 168: 'NO', 169: 'NP', 170: 'NR', 171: 'NU', 172: 'NZ', 173: 'OM', 174: 'PA', 175: 'PE', 176: 'PF', 177: 'PG',
  178: 'PH', 179: 'PK', 180: 'PL', 181: 'PM', 182: 'PR', 183: 'PS', 184: 'PT', 185: 'PW', 186: 'PY', 187: 'QA', 188: 'RE', 189: 'RO',
  190: 'RS', 191: 'RU', 192: 'RW', 193: 'SA', 194: 'SB', 195: 'SC', 196: 'SD', 197: 'SE', 198: 'SH', 199: 'SI', 200: 'SK', 201: 'SL',
  202: 'SM', 203: 'SN', 204: 'SO', 205: 'SR', 206: 'SS', 207: 'ST', 208: 'SV', 209: 'SX', 210: 'SY', 211: 'SZ', 212: 'TC', 213: 'TD',
  214: 'TG', 215: 'TH', 216: 'TJ', 217: 'TL', 218: 'TM', 219: 'TN', 220: 'TO', 221: 'TT', 222: 'TV', 223: 'TW', 224: 'TZ', 225: 'UA',
  226: 'UG', 227: 'US', 228: 'UY', 229: 'UZ', 230: 'VA', 231: 'VC', 232: 'VE', 233: 'VG', 234: 'VI', 235: 'VN', 236: 'VU', 237: 'WF',
  238: 'WS', 239: 'YE', 240: 'YT', 241: 'ZA', 242: 'ZM', 243: 'ZW', 1001: 'SG',
}

/** The country code of a site id, if there is one. */
export function countryCodeOfSiteId(siteId: number | string): string | undefined {
  return countryOfSiteId[Number(siteId)]
}

/** The site id of a country code, if there is one. */
export function siteIdOfCountry(code: string): number | undefined {
  const entry = Object.entries(countryOfSiteId).find(([, country]) => country === code)
  return entry && Number(entry[0])
}
