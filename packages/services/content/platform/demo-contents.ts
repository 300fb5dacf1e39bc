import type { ContentFields, ContentPhase, ContentState, ContentText } from '@console-widgets/content/model'

/** A content of the demo team. Times are days from now. */
export interface DemoContent extends Pick<ContentFields, 'kind' | 'texts' | 'tags' | 'countries'> {
  contentId: string
  apps: readonly string[]
  hero: keyof typeof demoPictures | null
  state: ContentState
  phase: ContentPhase
  written: number
  start: number | null
  end: number | null
  promotionId?: string
  /** Text of the draft behind the published edition. */
  draft?: (texts: readonly ContentText[]) => ContentText[]
}

/** Pictures: their sizes and colours. */
export const demoPictures = {
  harbour: { width: 1280, height: 720, top: [244, 180, 110], bottom: [38, 70, 120] },
  lighthouse: { width: 1280, height: 720, top: [20, 32, 66], bottom: [120, 146, 190] },
  notebook: { width: 1200, height: 800, top: [246, 240, 226], bottom: [196, 160, 112] },
  portrait: { width: 640, height: 960, top: [60, 110, 100], bottom: [16, 34, 40] },
} as const

const europe = ['DE', 'FR', 'GB', 'IT', 'NL', 'NO', 'PL', 'SE']

/** Contents of the demo team, one for each typical situation. */
export const demoContents: readonly DemoContent[] = [
  {
    contentId: 'content-charts',
    kind: 'story',
    apps: ['Northwind Maps'],
    hero: 'harbour',
    state: 'published',
    phase: 'visible',
    written: 24,
    start: -20,
    end: null,
    tags: ['how-to', 'travel'],
    countries: ['CN', 'DE', 'FR', 'GB', 'RU', 'SE', 'US'],
    texts: [
      {
        lang: 'en-US',
        title: 'Charts that work without a signal',
        summary: 'Three harbours, no coverage, and a route that still arrives.',
        body: `# Before you cast off

Open the area you want to sail in, and choose *Keep on this device*. The chart, the depths, and the lights stay available until you remove them.

# On the way

- The position comes from the satellites, so it needs no network.
- A dashed line shows where the chart is older than a month.
- Notes that you take are sent when you are back in a harbour.`,
      },
      {
        lang: 'zh-CN',
        title: '没有信号也能看的海图',
        summary: '三个港口，没有网络，航线依然可靠。',
        body: `# 出航之前

打开要航行的海域，选择“保存到本机”。海图、水深和灯标会一直保留，直到您将其移除。

# 航行途中

- 位置来自卫星，不需要网络。
- 虚线表示海图已超过一个月未更新。
- 您的笔记会在回到港口后发送。`,
      },
      {
        lang: 'ru-RU',
        title: 'Карты, которым не нужна связь',
        summary: 'Три гавани без покрытия и маршрут, который приведёт к цели.',
        body: `# Перед выходом

Откройте нужный район и выберите «Сохранить на устройстве». Карта, глубины и огни останутся доступны, пока вы их не удалите.

# В пути

- Положение определяется по спутникам, сеть не нужна.
- Пунктир показывает, где карта старше месяца.
- Заметки отправятся, когда вы вернётесь в гавань.`,
      },
    ],
  },
  {
    contentId: 'content-radio',
    kind: 'event',
    apps: ['Harbour Radio'],
    hero: 'lighthouse',
    state: 'published',
    phase: 'scheduled',
    written: 6,
    start: 5,
    end: 7,
    tags: ['live-event', 'music'],
    countries: europe,
    texts: [
      {
        lang: 'en-US',
        title: 'A night on the air',
        summary: 'Twelve harbours play until sunrise.',
        body: `From dusk to dawn, twelve harbours along the coast take turns at the microphone. Each plays an hour of its own music.

## How to listen

Open the app after sunset. The channel of the night is at the top, and the programme names the next harbour.`,
      },
    ],
  },
  {
    contentId: 'content-layers',
    kind: 'update',
    apps: ['Northwind Maps'],
    hero: 'harbour',
    state: 'draft',
    phase: 'visible',
    written: 12,
    start: -10,
    end: 30,
    tags: ['new'],
    countries: ['DE', 'GB', 'US'],
    texts: [
      {
        lang: 'en-US',
        title: 'Wind and waves on one chart',
        summary: 'Two layers at once, and a slider for the hours ahead.',
        body: `The chart shows wind and waves together now. Move the slider to see the next 48 hours.

Colours follow the scale that you chose in the settings, also at night.`,
      },
    ],
    draft: ([text]) => [
      { ...(text as ContentText), summary: 'Two layers at once, and a slider for the next three days.' },
    ],
  },
  {
    contentId: 'content-weather',
    kind: 'story',
    apps: ['Northwind Weather'],
    hero: 'lighthouse',
    state: 'rejected',
    phase: 'none',
    written: 3,
    start: null,
    end: null,
    tags: ['behind-the-scenes'],
    countries: ['DE', 'GB'],
    texts: [
      {
        lang: 'en-US',
        title: 'How a forecast is made',
        summary: 'From a buoy in the North Sea to your screen in four minutes.',
        body: `Every ten minutes, buoys report pressure, wind, and waves. Our model compares them with what it expected, and corrects itself.

That is why this is the best app for everybody who goes to sea.`,
      },
    ],
  },
  {
    contentId: 'content-notes',
    kind: 'offer',
    apps: ['Margin Notes'],
    hero: 'notebook',
    state: 'draft',
    phase: 'none',
    written: 2,
    start: null,
    end: null,
    promotionId: 'promotion-spring',
    tags: ['discount', 'work'],
    countries: ['DE', 'FR'],
    texts: [
      {
        lang: 'en-US',
        title: 'Spring sale of Margin Notes',
        summary: 'A notebook for readers, for a third less.',
        body: `Write beside the text instead of into it. Notes stay with their line, whichever edition you read.`,
      },
      { lang: 'de-DE', title: 'Frühlingsaktion für Margin Notes', summary: '', body: '' },
    ],
  },
  {
    contentId: 'content-storms',
    kind: 'story',
    apps: ['Northwind Maps'],
    hero: 'lighthouse',
    state: 'published',
    phase: 'ended',
    written: 70,
    start: -66,
    end: -36,
    tags: ['seasonal'],
    countries: europe,
    texts: [
      {
        lang: 'en-US',
        title: 'Watching winter storms from the shore',
        summary: 'Five places to see the sea at its loudest, safely.',
        body: `When the wind turns to the north-west, the waves reach the top of the lighthouse. These five places are safe to watch from, and have a café.`,
      },
    ],
  },
]
