import { writePlace } from '@console-widgets/data'
import {
  Card,
  DetailPage,
  EmptyState,
  lazyPart,
  Link,
  QueryView,
  Section,
  useAsked,
  useData,
  usePlace,
  useRoutes,
  useIsBelowName,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { isRunning, type Listing, listingData } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { pictureField, type PreviewDevice, previewDevicesOf } from '../model.ts'
import { routes } from '../routes.ts'
import { DeviceFit } from './device-fit.tsx'
import { DetectionFindings } from './detection-findings.tsx'
import { ListingStatus } from './listing-status.tsx'
import { PreviewControls } from './preview-controls.tsx'
import { Promotion } from './promotion.tsx'
import { SharedPages } from './shared-pages.tsx'
import { StorePage } from './store-page.tsx'
import { VideoCheck } from './video-check.tsx'

/** Below the fold. */
const ListingFacts = lazyPart(() => import('./listing-facts.tsx').then((module) => module.ListingFacts))

export interface ListingPageProps {
  /** ID of the app. */
  appId: string
}

/** The store listing of an app as its users see it, with what a review would find in it. */
export default function ListingPage({ appId }: ListingPageProps) {
  const { listing } = useData(listingData, appId)
  return <QueryView query={listing}>{(known) => <ListingView listing={known} />}</QueryView>
}

const languageOf = (field: string | null) =>
  /^languages\.([^.]+)\./u.exec(field ?? '')?.[1] ?? pictureField(field ?? '').lang

function ListingView({ listing }: { listing: Listing }) {
  const { appId, appName, version, languages, defaultLang, detections } = listing
  const text = useStoreListingText()
  const place = usePlace()
  const routeTo = useRoutes(routes)
  const belowName = useIsBelowName()
  const { checkTexts, checkPictures } = useData(listingData, appId)
  // A check of a release leads here with the field that it is about.
  const { field, back } = useAsked()
  const [focus, setFocus] = useState(field ?? null)
  const [chosen, setChosen] = useState(() => languageOf(focus))
  const [device, setDevice] = useState<PreviewDevice>(() => pictureField(focus ?? '').device ?? 'phone')
  const texts = languages.find(({ lang }) => lang === chosen) ?? languages.find(({ lang }) => lang === defaultLang)
  const shown = texts ?? languages[0]
  const context = detections.find(({ kind }) => kind === 'context')
  const pictures = detections.find(({ kind }) => kind === 'picture')
  const examined = [context, pictures].filter((each) => each !== undefined)
  const open = examined.flatMap(({ findings }) => findings.filter(({ isOpen }) => isOpen))
  const show = (field: string) => {
    setFocus(field)
    setChosen(languageOf(field) ?? shown?.lang)
    // A watch shows little of a listing.
    const usual = device === 'watch' ? 'phone' : device
    setDevice(pictureField(field).device ?? usual)
  }
  if (!version || !shown)
    return (
      <DetailPage
        title={text('store-listing.title')}
        parents={belowName ? [] : [{ label: appName, to: routeTo('apps.app', { appId }) }]}
      >
        <EmptyState
          title={text('store-listing.none')}
          body={text('store-listing.none.body')}
          action={<Link to={routeTo('versions.list', { appId })}>{text('store-listing.none.open')}</Link>}
        />
      </DetailPage>
    )
  const { versionId, versionNumber, isEditable } = version
  return (
    <DetailPage
      title={text('store-listing.title')}
      parents={belowName ? [] : [{ label: appName, to: routeTo('apps.app', { appId }) }]}
      status={<ListingStatus detections={examined} />}
      meta={[
        versionNumber === null
          ? text('store-listing.version.new')
          : text('store-listing.version', { number: versionNumber }),
      ]}
      next={
        back !== undefined && examined.length > 0 && open.length === 0
          ? { label: text('store-listing.back'), run: () => place.go(back) }
          : {
              label: text(examined.length > 0 ? 'store-listing.run.again' : 'store-listing.run'),
              call: calls['store-listing.context-detection.create'],
              reason: examined.some(isRunning) ? text('store-listing.run.running') : undefined,
              run: async () => {
                await checkTexts.run({ appId, versionId })
                await checkPictures.run({ appId, versionId })
              },
            }
      }
      actions={
        isEditable
          ? [
              {
                label: text('store-listing.edit'),
                run: () =>
                  place.go(
                    writePlace(
                      routeTo('versions.edit', { appId, versionId }),
                      new URLSearchParams({ section: 'texts', lang: shown.lang }),
                    ),
                  ),
              },
            ]
          : []
      }
    >
      <div className="flex flex-col gap-6">
        <p className="max-w-prose text-muted">{text('store-listing.body')}</p>
        <div className="grid items-start gap-6 @lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
          <Section title={text('store-listing.preview')}>
            <PreviewControls
              languages={languages}
              findings={open}
              lang={shown.lang}
              onLanguage={setChosen}
              devices={previewDevicesOf(listing.media)}
              device={device}
              onDevice={setDevice}
            />
            <StorePage listing={listing} texts={shown} device={device} findings={open} focus={focus} />
          </Section>
          <Section title={text('store-listing.findings')}>
            <DetectionFindings
              title={text('store-listing.findings.texts')}
              detection={context}
              focus={focus}
              onShow={show}
            />
            <DetectionFindings
              title={text('store-listing.findings.images')}
              detection={pictures}
              focus={focus}
              onShow={show}
            />
          </Section>
        </div>
        <SharedPages appId={appId} versionId={versionId} />
        <Promotion listing={listing} />
        <VideoCheck appId={appId} detection={detections.find(({ kind }) => kind === 'video')} />
        <Card title={text('store-listing.devices')} description={text('store-listing.devices.body')}>
          <DeviceFit appId={appId} />
        </Card>
        <Suspense>
          <ListingFacts appId={appId} />
        </Suspense>
      </div>
    </DetailPage>
  )
}
