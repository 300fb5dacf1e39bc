import {
  bell,
  demoPictures,
  gzipped,
  harbourPicture,
  logo,
  menuScript,
  page,
  styleSheet,
  textBytes,
  tideReadings,
} from './demo-bytes.ts'

/** A file of a demo bucket. Files with the same bytes share an object. */
export interface DemoFile {
  key: string
  bytes: Uint8Array<ArrayBuffer>
  /** Age in days. */
  age: number
  /** User of the app who uploaded it. Default: a team member. */
  uid?: string
  metadata?: Record<string, string>
}

const harbours = ['Bergen', 'Gdańsk', '青岛', 'Владивосток', 'Porto', 'Trieste', 'Aarhus', '厦门', 'Выборг', 'Galway']
const places = ['harbour', 'lighthouse', 'north-pier', 'lagoon', 'ferry', 'old-town']

/** The public site: a hosted folder with pages, and other files that only links open. */
export async function siteFiles(): Promise<DemoFile[]> {
  const pictures = await demoPictures(240, 135)
  const at = (index: number) => pictures[index % pictures.length] as Uint8Array<ArrayBuffer>
  const link = (path: string, text: string) => `<p><a href="/hosting/northwind/${path}">${text}</a></p>`
  return [
    {
      key: 'www/index.html',
      age: 84,
      bytes: page(
        'Sail further',
        `<p>Charts, tides and weather for small boats.</p>\n<p><img src="/hosting/northwind/assets/photos/harbour.png" alt="The harbour in the morning"></p>\n${link('docs/', 'How it works')}\n${link('routes/', 'Routes')}`,
      ),
    },
    { key: 'www/404.html', age: 84, bytes: page('Off the chart', '<p>There is no such page.</p>') },
    {
      key: 'www/docs/index.html',
      age: 83,
      bytes: page(
        'How it works',
        link('docs/offline.html', 'Charts without a connection') + link('docs/tides.html', 'Reading the tides'),
      ),
    },
    {
      key: 'www/docs/offline.html',
      age: 61,
      bytes: page('Charts without a connection', '<p>Load the charts of your route before you leave the harbour.</p>'),
    },
    {
      key: 'www/docs/tides.html',
      age: 60,
      bytes: page('Reading the tides', '<p>Blue is rising water, amber is falling.</p>'),
    },
    {
      key: 'www/routes/index.html',
      age: 40,
      bytes: page('Routes', places.map((place) => link(`routes/${place}.html`, place.replace('-', ' '))).join('\n')),
    },
    ...places.map((place, index) => ({
      key: `www/routes/${place}.html`,
      age: 40 - index * 3,
      bytes: page(place.replace('-', ' '), `<p><img src="/hosting/northwind/assets/photos/${place}.png" alt=""></p>`),
    })),
    { key: 'www/assets/style.css', age: 84, bytes: styleSheet },
    { key: 'www/assets/menu.js', age: 84, bytes: menuScript },
    { key: 'www/assets/logo.svg', age: 84, bytes: logo },
    ...places.map((place, index) => ({ key: `www/assets/photos/${place}.png`, age: 82 - index, bytes: at(index) })),
    {
      key: 'www/manifest.webmanifest',
      age: 70,
      bytes: textBytes('{ "name": "Northwind", "start_url": "/hosting/northwind/", "display": "standalone" }\n'),
    },
    { key: 'www/robots.txt', age: 70, bytes: textBytes('User-agent: *\nAllow: /\n') },
    {
      key: 'www/sitemap.xml',
      age: 39,
      bytes: textBytes(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.map((place) => `<url><loc>https://northwind.example/routes/${place}.html</loc></url>`).join('')}</urlset>\n`,
      ),
    },
    {
      key: 'tides/2026.json',
      age: 58,
      bytes: textBytes(
        `${JSON.stringify({ station: 'Northwind', metres: [0.4, 1.9, 3.2, 2.1, 0.6, 1.7, 3.4, 2.3] }, undefined, 2)}\n`,
      ),
    },
    {
      key: 'tides/2026.csv',
      age: 58,
      bytes: textBytes('hour,metres\n0,0.4\n3,1.9\n6,3.2\n9,2.1\n12,0.6\n15,1.7\n18,3.4\n21,2.3\n'),
    },
    ...harbours.map((name, index) => ({
      key: `harbours/${name}.svg`,
      age: 56 - index * 4,
      bytes: harbourPicture(index, name),
    })),
    ...Array.from({ length: 12 }, (_, index) => ({
      key: `tides/stations/station-${String(index + 1).padStart(2, '0')}.csv`,
      age: index + 1,
      bytes: tideReadings(index),
    })),
    {
      key: 'press/press-kit.md',
      age: 20,
      bytes: textBytes(
        '# Northwind\n\nCharts, tides and weather for small boats.\n\n- Founded in 2019\n- 40,000 boats\n',
      ),
    },
    {
      key: 'press/Пресс-релиз.md',
      age: 20,
      bytes: textBytes('# Northwind\n\nКарты, приливы и погода для малых судов.\n'),
    },
    { key: 'press/新闻稿.md', age: 20, bytes: textBytes('# Northwind\n\n为小型船只提供海图、潮汐和天气。\n') },
  ]
}

const sailors = ['ann', 'boris', 'chen', 'dina', 'emil', 'fang', 'galina', 'hugo']
const days = ['Bay at dawn', 'Фото с палубы', '甲板上的照片', 'Two dolphins', 'Закат', '灯塔', 'Rain ⛈', 'Home again']

/** Uploads of the app's users: profile pictures, photos and tracks of trips, voice notes. */
export async function uploadFiles(): Promise<DemoFile[]> {
  const faces = await demoPictures(96, 96)
  const pictures = await demoPictures(320, 200)
  const bells = [440, 523, 659].map(bell)
  return sailors.flatMap((uid, sailor) => [
    {
      key: `people/${uid}/face.png`,
      age: 78 - sailor * 4,
      uid,
      bytes: faces[sailor % faces.length] as Uint8Array<ArrayBuffer>,
    },
    ...days.map((name, index) => ({
      key: `trips/${uid}/${name}.png`,
      age: Math.max(1, 70 - sailor * 6 - index * 3),
      uid,
      bytes: pictures[(sailor + index) % pictures.length] as Uint8Array<ArrayBuffer>,
      metadata: { place: places[index % places.length] as string },
    })),
    {
      key: `trips/${uid}/track.json`,
      age: Math.max(1, 50 - sailor * 5),
      uid,
      bytes: textBytes(
        `${JSON.stringify({ uid, points: Array.from({ length: 12 }, (_, point) => [59.91 + sailor / 100 + point / 1000, 10.72 + point / 500]) })}\n`,
      ),
    },
    {
      key: `notes/${uid}/note.wav`,
      age: Math.max(1, 30 - sailor * 3),
      uid,
      bytes: bells[sailor % bells.length] as Uint8Array<ArrayBuffer>,
    },
  ])
}

/** Retained nightly backups: daily for two weeks, weekly before that. */
const nights = [...Array.from({ length: 14 }, (_, index) => index + 1), 21, 28, 35, 42, 49, 56, 63, 70, 77, 84]

/** Files of a nightly backup. */
export async function backupFiles(dayOfAge: (age: number) => string): Promise<DemoFile[]> {
  const dumps = await Promise.all(
    ['weekday', 'sunday'].map((kind) =>
      gzipped(textBytes(`-- ${kind} dump of the charts\n${'insert into charts values (1, 2, 3);\n'.repeat(400)}`)),
    ),
  )
  const dump = (age: number) => dumps[age % 7 === 0 ? 1 : 0] as Uint8Array<ArrayBuffer>
  return [
    ...nights.map((age) => ({ key: `charts/${dayOfAge(age)}.sql.gz`, age, bytes: dump(age) })),
    ...nights.slice(0, 10).map((age) => ({ key: `accounts/${dayOfAge(age)}.sql.gz`, age, bytes: dump(age + 1) })),
    { key: 'README.txt', age: 84, bytes: textBytes('Only the team and its servers read and write here.\n') },
  ]
}

export const siteRules = `agc.cloud.storage[
  // The site and its linked files are public.
  match: /{bucket}/{path=**} {
    allow get: if true;
    allow list: if request.auth != null;
  }
]
`

export const uploadRules = `agc.cloud.storage[
  function isOwner(uid) {
    return request.auth != null && request.auth.uid == uid;
  }

  match: /{bucket}/people/{uid}/{file} {
    allow read: if true;
    allow create, update: if isOwner(uid) && request.resource.size < 1024 * 1024 && request.resource.contentType.matches("image/.*");
    allow delete: if isOwner(uid);
  }

  match: /{bucket}/trips/{uid}/{path=**} {
    allow read: if request.auth != null;
    allow write: if isOwner(uid);
  }

  match: /{bucket}/notes/{uid}/{file} {
    allow read, write: if isOwner(uid);
  }
]
`

export const backupRules = `agc.cloud.storage[
  match: /{bucket}/{path=**} {
    allow write: if request.auth != null && request.auth.claims.server == true;
  }
]
`
