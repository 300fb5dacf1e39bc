/** Time zone of most people of each country. */
const zoneNames: Readonly<Record<string, string>> = {
  Africa:
    'DZ:Algiers AO:Luanda BJ:Porto-Novo BW:Gaborone BF:Ouagadougou BI:Bujumbura CM:Douala CF:Bangui TD:Ndjamena CG:Brazzaville CD:Kinshasa CI:Abidjan DJ:Djibouti EG:Cairo GQ:Malabo ER:Asmara SZ:Mbabane ET:Addis_Ababa GA:Libreville GM:Banjul GH:Accra GN:Conakry GW:Bissau KE:Nairobi LS:Maseru LR:Monrovia LY:Tripoli MW:Blantyre ML:Bamako MR:Nouakchott MA:Casablanca MZ:Maputo NA:Windhoek NE:Niamey NG:Lagos RW:Kigali ST:Sao_Tome SN:Dakar SL:Freetown SO:Mogadishu ZA:Johannesburg SS:Juba SD:Khartoum TZ:Dar_es_Salaam TG:Lome TN:Tunis UG:Kampala ZM:Lusaka ZW:Harare',
  America:
    'AR:Buenos_Aires BS:Nassau BB:Barbados BZ:Belize BO:La_Paz BR:Sao_Paulo CA:Toronto CL:Santiago CO:Bogota CR:Costa_Rica CU:Havana DO:Santo_Domingo EC:Guayaquil SV:El_Salvador GT:Guatemala GY:Guyana HT:Port-au-Prince HN:Tegucigalpa JM:Jamaica MX:Mexico_City NI:Managua PA:Panama PY:Asuncion PE:Lima PR:Puerto_Rico SR:Paramaribo TT:Port_of_Spain US:New_York UY:Montevideo VE:Caracas',
  Asia: 'AF:Kabul AM:Yerevan AZ:Baku BH:Bahrain BD:Dhaka BT:Thimphu BN:Brunei KH:Phnom_Penh CN:Shanghai CY:Nicosia GE:Tbilisi HK:Hong_Kong IN:Kolkata ID:Jakarta IR:Tehran IQ:Baghdad IL:Jerusalem JP:Tokyo JO:Amman KZ:Almaty KW:Kuwait KG:Bishkek LA:Vientiane LB:Beirut MO:Macau MY:Kuala_Lumpur MN:Ulaanbaatar MM:Yangon NP:Kathmandu KP:Pyongyang OM:Muscat PK:Karachi PS:Hebron PH:Manila QA:Qatar SA:Riyadh SG:Singapore KR:Seoul LK:Colombo SY:Damascus TW:Taipei TJ:Dushanbe TH:Bangkok TL:Dili TM:Ashgabat AE:Dubai UZ:Tashkent VN:Ho_Chi_Minh YE:Aden',
  Atlantic: 'IS:Reykjavik CV:Cape_Verde FO:Faroe',
  Australia: 'AU:Sydney',
  Europe:
    'AL:Tirane AD:Andorra AT:Vienna BY:Minsk BE:Brussels BA:Sarajevo BG:Sofia HR:Zagreb CZ:Prague DK:Copenhagen EE:Tallinn FI:Helsinki FR:Paris DE:Berlin GI:Gibraltar GR:Athens HU:Budapest IE:Dublin IT:Rome LV:Riga LI:Vaduz LT:Vilnius LU:Luxembourg MT:Malta MD:Chisinau MC:Monaco ME:Podgorica NL:Amsterdam MK:Skopje NO:Oslo PL:Warsaw PT:Lisbon RO:Bucharest RU:Moscow SM:San_Marino RS:Belgrade SK:Bratislava SI:Ljubljana ES:Madrid SE:Stockholm CH:Zurich TR:Istanbul UA:Kyiv GB:London VA:Vatican',
  Indian: 'KM:Comoro MG:Antananarivo MV:Maldives MU:Mauritius SC:Mahe',
  Pacific: 'FJ:Fiji NZ:Auckland PG:Port_Moresby SB:Guadalcanal WS:Apia TO:Tongatapu VU:Efate',
}

const zones = new Map(
  Object.entries(zoneNames).flatMap(([region, list]) =>
    list.split(' ').map((each) => {
      const [country = '', city = ''] = each.split(':')
      return [country, `${region}/${city}`] as const
    }),
  ),
)

/** Time zone by which a country's people get messages. */
export const zoneOfCountry = (country: string): string => zones.get(country) ?? 'UTC'
