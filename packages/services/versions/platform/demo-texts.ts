/** Store listing texts of the demo apps, by app and language. */
export interface DemoText {
  lang: string
  appName: string
  briefInfo: string
  appDesc: string
  newFeatures: string
}

const maps: DemoText[] = [
  {
    lang: 'en-US',
    appName: 'Northwind Maps',
    briefInfo: 'Maps that work where the network does not',
    appDesc:
      'Download a region once and find your way without a network: streets, paths, contour lines and harbours. Routes for walking, cycling and driving are computed on the phone itself, and nothing about where you are leaves it.',
    newFeatures: 'Cycling routes avoid gravel if you want. The compass no longer drifts beside power lines.',
  },
  {
    lang: 'zh-CN',
    appName: '北风地图国际版',
    briefInfo: '没有网络也能用的地图',
    appDesc:
      '一次下载，随处可用：街道、步道、等高线和港口一应俱全。步行、骑行和驾车路线都在手机上计算，您的位置信息不会离开手机。',
    newFeatures: '骑行路线可避开碎石路；高压线旁的指南针不再漂移。',
  },
  {
    lang: 'ru-RU',
    appName: 'Карты Northwind',
    briefInfo: 'Карты, которые работают без сети',
    appDesc:
      'Загрузите регион один раз и находите дорогу без интернета: улицы, тропы, рельеф и гавани. Пешие, велосипедные и автомобильные маршруты рассчитываются на самом телефоне, и данные о вашем местоположении его не покидают.',
    newFeatures: 'Веломаршруты умеют обходить гравий. Компас больше не сбивается у линий электропередачи.',
  },
]

const weather: DemoText[] = [
  {
    lang: 'en-US',
    appName: 'Northwind Weather',
    briefInfo: 'Hour by hour, and how sure we are',
    appDesc:
      'A forecast that says how sure it is: hour by hour for three days, day by day for ten, with the spread of twenty models as a band around the line. Warnings come from the national services.',
    newFeatures: 'A band around the line shows how far the models are apart.',
  },
]

const tides: DemoText[] = [
  {
    lang: 'en-US',
    appName: 'Tide Table',
    briefInfo: 'TODO: one line about tides',
    appDesc:
      'High and low water for four thousand harbours, computed on the phone from their harmonic constants, with the height at any minute of any day. The best app for sailors, also on Google Play.',
    newFeatures: '',
  },
]

const chinaMaps: DemoText[] = [
  { lang: 'zh-CN', appName: '北风地图', briefInfo: '出门不迷路', appDesc: '', newFeatures: '' },
]

const radio: DemoText[] = [
  {
    lang: 'en-US',
    appName: 'Harbour Radio',
    briefInfo: 'The voices of the coast',
    appDesc: 'Coastal stations, ship weather and harbour control from around the world, sorted by how near they are.',
    newFeatures: 'Stations can be kept as favourites on the watch.',
  },
]

const ferries: DemoText[] = [
  {
    lang: 'en-US',
    appName: 'Ferry Pass',
    briefInfo: 'All ferries of the archipelago on one pass',
    appDesc:
      'Timetables, seats and boarding passes for every ferry of the archipelago, with the pass ready on the lock screen when the boat comes in.',
    newFeatures: 'The pass is shown on the lock screen when the boat is near.',
  },
]

const russianWeather: DemoText[] = [
  {
    lang: 'ru-RU',
    appName: 'Северная погода',
    briefInfo: 'Прогноз для тех, кто живёт на севере',
    appDesc:
      'Почасовой прогноз с ощущаемой температурой, ветром и продолжительностью светового дня. Предупреждения приходят от национальных служб.',
    newFeatures: 'Добавлена продолжительность светового дня.',
  },
]

export const demoTexts = { maps, weather, tides, chinaMaps, radio, ferries, russianWeather }
