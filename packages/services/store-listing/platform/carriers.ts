/**
 * Mobile networks by country, as a SIM card names them: country code (MCC) and network code (MNC) of ITU-T E.212. The
 * codes are those of the public-domain database mobile-broadband-provider-info, of which a network that it lacks isn't
 * here; names are those that the networks have today. Resellers, which use the codes of their host, are left out.
 */
const networks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AE: { 'e&': '424-02', du: '424-03' },
  AR: { Claro: '722-310 722-320 722-330', Movistar: '722-010 722-070', Personal: '722-341' },
  AT: { A1: '232-01', Magenta: '232-03', Drei: '232-05' },
  AU: { Telstra: '505-01', Optus: '505-02', Vodafone: '505-03' },
  BD: { Grameenphone: '470-01', Robi: '470-02', Banglalink: '470-03' },
  BE: { Proximus: '206-01', Orange: '206-10', Base: '206-20' },
  BG: { A1: '284-01', Yettel: '284-05', Vivacom: '284-03' },
  BR: { Vivo: '724-06 724-11', Claro: '724-05', TIM: '724-02' },
  BY: { A1: '257-01', MTS: '257-02', 'life:)': '257-04' },
  CA: { Bell: '302-610', Rogers: '302-720', Telus: '302-220' },
  CH: { Swisscom: '228-01', Sunrise: '228-02', Salt: '228-03' },
  CL: { Entel: '730-01', Movistar: '730-02', Claro: '730-03', WOM: '730-09' },
  CN: { 'China Mobile': '460-00 460-02', 'China Unicom': '460-01', 'China Telecom': '460-11' },
  CO: { Claro: '732-101', Movistar: '732-123', Tigo: '732-103' },
  CZ: { 'T-Mobile': '230-01', O2: '230-02', Vodafone: '230-03' },
  DE: { Telekom: '262-01', Vodafone: '262-02', O2: '262-03 262-07', '1&1': '262-23' },
  DK: { TDC: '238-01', Telenor: '238-02', Telia: '238-20', '3': '238-06' },
  EE: { Telia: '248-01', Elisa: '248-02', Tele2: '248-03' },
  EG: { Orange: '602-01', Vodafone: '602-02', 'e&': '602-03' },
  ES: { Movistar: '214-07', Vodafone: '214-01', Orange: '214-03', Yoigo: '214-04' },
  FI: { Elisa: '244-05', DNA: '244-12', Telia: '244-91' },
  FR: { Orange: '208-01', SFR: '208-10', 'Bouygues Telecom': '208-20', Free: '208-15' },
  GB: { EE: '234-30', O2: '234-10', Vodafone: '234-15', Three: '234-20' },
  GR: { Cosmote: '202-01', Vodafone: '202-05', Nova: '202-10' },
  HK: { CSL: '454-00', '3 Hong Kong': '454-03', SmarTone: '454-06', 'China Mobile Hong Kong': '454-12' },
  HR: { 'Hrvatski Telekom': '219-01', A1: '219-10', Telemach: '219-02' },
  HU: { Yettel: '216-01', Telekom: '216-30', One: '216-70' },
  ID: { Telkomsel: '510-10', Indosat: '510-01 510-21 510-89', XL: '510-11' },
  IE: { Vodafone: '272-01', Three: '272-05', Eir: '272-03' },
  IL: { Partner: '425-01', Cellcom: '425-02', Pelephone: '425-03' },
  IN: { Airtel: '404-10', Jio: '405-840', Vi: '404-20', BSNL: '404-34' },
  IT: { TIM: '222-01', Vodafone: '222-10', WindTre: '222-88', Iliad: '222-50' },
  JP: { 'NTT Docomo': '440-10', SoftBank: '440-20', au: '440-51', 'Rakuten Mobile': '440-11' },
  KE: { Safaricom: '639-02', Airtel: '639-03' },
  KR: { 'SK Telecom': '450-05', KT: '450-08', 'LG U+': '450-06' },
  KZ: { Beeline: '401-01', Kcell: '401-02', Tele2: '401-77' },
  LK: { Dialog: '413-02', 'SLT-Mobitel': '413-01' },
  LT: { Telia: '246-01', Bite: '246-02', Tele2: '246-03' },
  LV: { LMT: '247-01', Tele2: '247-02', Bite: '247-05' },
  MA: { 'Maroc Telecom': '604-01', Orange: '604-00' },
  MO: { CTM: '455-01', '3 Macau': '455-03' },
  MX: { Telcel: '334-020', Movistar: '334-030' },
  MY: { Celcom: '502-13 502-19', Digi: '502-16', Maxis: '502-12 502-17' },
  NG: { MTN: '621-30', Airtel: '621-20', Glo: '621-50' },
  NL: { KPN: '204-08', Vodafone: '204-04', Odido: '204-16' },
  NO: { Telenor: '242-01', Telia: '242-02', Ice: '242-14' },
  NZ: { 'One NZ': '530-01', Spark: '530-05', '2degrees': '530-24' },
  PE: { Claro: '716-10', Entel: '716-07', Movistar: '716-06' },
  PH: { Globe: '515-02', Smart: '515-03' },
  PK: { Jazz: '410-01', Telenor: '410-06', Zong: '410-04' },
  PL: { Plus: '260-01', 'T-Mobile': '260-02', Orange: '260-03', Play: '260-06' },
  PT: { MEO: '268-06', Vodafone: '268-01', NOS: '268-03' },
  RO: { Orange: '226-10', Vodafone: '226-01', Digi: '226-05' },
  RS: { Yettel: '220-01', mts: '220-03', A1: '220-05' },
  RU: { MTS: '250-01', MegaFon: '250-02', Beeline: '250-99', T2: '250-20' },
  SA: { stc: '420-01', Mobily: '420-03', Zain: '420-04' },
  SE: { Telia: '240-01', Tre: '240-02', Tele2: '240-07', Telenor: '240-08' },
  SG: { Singtel: '525-01', StarHub: '525-05', M1: '525-03' },
  SI: { A1: '293-40', 'Telekom Slovenije': '293-41', Telemach: '293-70' },
  SK: { Orange: '231-01', Telekom: '231-02', O2: '231-06' },
  TH: { AIS: '520-01 520-03', dtac: '520-18', 'TrueMove H': '520-99' },
  TR: { Turkcell: '286-01', Vodafone: '286-02', 'Türk Telekom': '286-03' },
  TW: { 'Chunghwa Telecom': '466-92', FarEasTone: '466-01', 'Taiwan Mobile': '466-97' },
  UA: { Vodafone: '255-01', Kyivstar: '255-03', lifecell: '255-06' },
  US: { 'AT&T': '310-410', 'T-Mobile': '310-260', Verizon: '311-480' },
  UZ: { Beeline: '434-04', Ucell: '434-05' },
  VN: { Viettel: '452-04', MobiFone: '452-01', VinaPhone: '452-02' },
  ZA: { Vodacom: '655-01', MTN: '655-10', 'Cell C': '655-07' },
}

/** A mobile network of a country, with its codes, such as `262-01`. */
export interface Carrier {
  country: string
  name: string
  codes: string[]
}

/** All networks, by country and name. */
export const carriers: readonly Carrier[] = Object.entries(networks).flatMap(([country, named]) =>
  Object.entries(named).map(([name, codes]) => ({ country, name, codes: codes.split(' ') })),
)
