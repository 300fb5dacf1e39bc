import { cva, useObjectAddresses } from '@console-widgets/ui'
import type { Listing, ListingFinding, ListingLanguage } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { demoOf, directionOf, pictureField, type PreviewDevice, previewDevices } from '../model.ts'
import { CutParagraph } from './cut-paragraph.tsx'
import { ShownDemo } from './demos/shown-demo.tsx'
import { MarkedText } from './marked-text.tsx'
import { PreviewImage } from './preview-image.tsx'
import { PreviewShots } from './preview-shots.tsx'
import { PreviewVideo } from './preview-video.tsx'
import { ShownPrice } from './shown-price.tsx'
import { useLanguageNames } from './use-language-names.ts'

interface StorePageProps {
  listing: Listing
  texts: ListingLanguage
  device: PreviewDevice
  /** Open findings. */
  findings: readonly ListingFinding[]
  /** The field that a link leads to. */
  focus: string | null
}

const page = cva('flex max-w-full flex-col gap-4 border border-line-strong bg-raised', {
  variants: { isSmall: { true: 'items-center rounded-[64px] px-6 py-8 text-center', false: 'rounded-lg p-4' } },
})
const head = cva('flex gap-3', { variants: { isSmall: { true: 'flex-col items-center', false: 'items-start' } } })
const name = cva('font-semibold [overflow-wrap:anywhere]', {
  variants: { isSmall: { true: 'line-clamp-1', false: 'line-clamp-2 text-lg' } },
})
const brief = cva('text-sm text-muted [overflow-wrap:anywhere]', {
  variants: { isSmall: { true: 'line-clamp-1', false: 'line-clamp-2' } },
})

/** The store listing as a device shows it: cut where the store cuts, in the direction of its language. */
export function StorePage({ listing, texts, device, findings, focus }: StorePageProps) {
  const text = useStoreListingText()
  const nameOf = useLanguageNames()
  const { icon, media, demos, defaultLang } = listing
  const { deviceType, width } = previewDevices[device]
  const shown = media.find(({ langs, deviceTypes }) => langs.includes(texts.lang) && deviceTypes.includes(deviceType))
  const { screenshots = [], featureImage = null, featureImageFrom = '', video = null, videoFrom = '' } = shown ?? {}
  const demo = demoOf(demos, texts.lang, defaultLang)
  const files = [icon, ...screenshots, featureImage, video]
  const addresses = useObjectAddresses(files.filter((objectId) => objectId !== null))
  const of = (field: string) => findings.filter((finding) => finding.field === field)
  const inText = (field: string) => of(`languages.${texts.lang}.${field}`)
  const isSmall = device === 'watch'
  const isWide = !isSmall && device !== 'phone'
  return (
    <article
      aria-label={text('store-listing.preview.label', { language: nameOf(texts.lang) })}
      lang={texts.lang}
      dir={directionOf(texts.lang)}
      style={{ width }}
      className={page({ isSmall })}
    >
      {featureImage && !isSmall ? (
        <PreviewImage
          label={text('store-listing.feature-image')}
          empty={text('store-listing.feature-image')}
          src={addresses.get(featureImage)}
          shape="wide"
          findings={of(`${featureImageFrom}.featureImage`)}
          isFocused={focus === `${featureImageFrom}.featureImage`}
        />
      ) : null}
      <header className={head({ isSmall })}>
        <PreviewImage
          label={text('store-listing.icon')}
          empty={text('store-listing.icon.none')}
          src={icon ? addresses.get(icon) : undefined}
          shape="icon"
          findings={of('materials.icon')}
          isFocused={focus === 'materials.icon'}
        />
        <div className="min-w-0 flex-1">
          <p className={name({ isSmall })}>
            <MarkedText findings={inText('appName')}>{texts.appName}</MarkedText>
          </p>
          <p className={brief({ isSmall })}>
            {texts.briefInfo === '' ? (
              text('store-listing.brief.none')
            ) : (
              <MarkedText findings={inText('briefInfo')}>{texts.briefInfo}</MarkedText>
            )}
          </p>
          <ShownPrice price={listing.price} />
        </div>
        <span
          aria-hidden="true"
          className="shrink-0 rounded-full bg-accent-soft px-3 py-1 text-sm font-medium text-ink"
        >
          {text('store-listing.install')}
        </span>
      </header>
      {video && !isSmall ? (
        <PreviewVideo
          src={addresses.get(video)}
          findings={of(`${videoFrom}.video`)}
          isFocused={focus === `${videoFrom}.video`}
        />
      ) : null}
      {isSmall && pictureField(shown?.screenshotsFrom ?? '').device !== device ? null : (
        <PreviewShots
          {...{ shown, addresses, findings, focus }}
          height={isSmall ? 'small' : isWide ? 'large' : 'normal'}
        />
      )}
      {isSmall ? null : (
        <>
          {demo ? <ShownDemo demo={demo} isLarge={isWide} /> : null}
          <CutParagraph
            title={text('store-listing.description')}
            empty={text('store-listing.description.none')}
            findings={inText('appDesc')}
          >
            {texts.appDesc}
          </CutParagraph>
          {texts.newFeatures === '' ? null : (
            <CutParagraph title={text('store-listing.news')} empty="" findings={inText('newFeatures')}>
              {texts.newFeatures}
            </CutParagraph>
          )}
        </>
      )}
    </article>
  )
}
