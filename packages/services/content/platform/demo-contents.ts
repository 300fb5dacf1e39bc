import type { Colour, Rectangle } from '@console-widgets/platform/demo/pictures'
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

/** A drawn picture: its size, the color of its ground, and what stands on it. */
interface DemoPicture {
  width: number
  height: number
  ground: Colour
  shapes: readonly Rectangle[]
}

/** Pictures of the demo team. */
export const demoPictures = {
  harbour: {
    width: 1280,
    height: 720,
    ground: [244, 180, 110],
    shapes: [
      { x: 0, y: 430, width: 1280, height: 290, color: [38, 70, 120] },
      { x: 180, y: 360, width: 420, height: 90, color: [120, 40, 30] },
      { x: 370, y: 90, width: 20, height: 270, color: [60, 40, 30] },
      { x: 980, y: 220, width: 220, height: 210, color: [90, 70, 80] },
    ],
  },
  lighthouse: {
    width: 1280,
    height: 720,
    ground: [20, 32, 66],
    shapes: [
      { x: 0, y: 600, width: 1280, height: 120, color: [60, 80, 110] },
      { x: 820, y: 160, width: 120, height: 440, color: [230, 230, 235] },
      { x: 820, y: 300, width: 120, height: 90, color: [180, 40, 40] },
      { x: 0, y: 175, width: 820, height: 50, color: [250, 230, 150] },
    ],
  },
  notebook: {
    width: 1200,
    height: 800,
    ground: [196, 160, 112],
    shapes: [
      { x: 160, y: 90, width: 620, height: 620, color: [246, 240, 226] },
      { x: 160, y: 90, width: 60, height: 620, color: [70, 60, 60] },
      { x: 290, y: 220, width: 400, height: 30, color: [130, 120, 110] },
      { x: 900, y: 140, width: 40, height: 540, color: [40, 90, 140] },
    ],
  },
  portrait: {
    width: 640,
    height: 960,
    ground: [60, 110, 100],
    shapes: [
      { x: 120, y: 560, width: 400, height: 400, color: [16, 34, 40] },
      { x: 220, y: 240, width: 200, height: 260, color: [230, 190, 160] },
    ],
  },
} as const satisfies Record<string, DemoPicture>

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
