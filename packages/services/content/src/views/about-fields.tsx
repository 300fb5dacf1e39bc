import { CheckboxGroup, IconButton, QueryView, Section, Select, useData, useLanguage } from '@console-widgets/ui'
import { factsData } from '../data.ts'
import { useContentText } from '../generated/text.ts'
import { contentKinds, contentLimits } from '../model.ts'
import { ContentCountries, type ContentCountriesProps } from './content-countries.tsx'

/** What a content is about, and where it is shown: type, apps, promotion, countries, tags. */
export function AboutFields({ fields, onChange, facts, readOnly }: ContentCountriesProps) {
  const text = useContentText()
  const language = useLanguage()
  const { kind, appIds, promotionId, categoryId, tags } = fields
  const known = useData(factsData, appIds.join(' '))
  const nameOf = (appId: string) =>
    facts.choices.find((choice) => choice.appId === appId)?.appName ?? text('content.apps.gone')
  const others = facts.choices.filter(({ appId }) => !appIds.includes(appId))
  const promotions = facts.promotions.filter((each) => appIds.includes(each.appId) || each.promotionId === promotionId)
  return (
    <Section title={text('content.about')}>
      <Select
        label={text('content.kind')}
        value={kind}
        onChange={(value) => onChange({ kind: value, ...(value === 'offer' ? {} : { promotionId: null }) })}
        choices={contentKinds.map((value) => ({ value, label: text(`content.kind.${value}`) }))}
        disabled={readOnly}
      />
      <div className="flex flex-col gap-2">
        <ul aria-label={text('content.apps')} className="flex flex-wrap gap-2">
          {appIds.map((appId) => (
            <li key={appId} className="flex items-center gap-1 rounded-md border border-line bg-raised ps-2.5 text-sm">
              <span className={readOnly ? 'py-1 pe-2.5' : undefined}>{nameOf(appId)}</span>
              {readOnly ? null : (
                <IconButton
                  size="small"
                  icon="close"
                  label={text('content.about.app.remove', { name: nameOf(appId) })}
                  onClick={() => onChange({ appIds: appIds.filter((each) => each !== appId) })}
                />
              )}
            </li>
          ))}
        </ul>
        {readOnly || appIds.length >= contentLimits.apps || others.length === 0 ? null : (
          <Select
            label={text('content.about.app')}
            placeholder={text('content.about.app.choose')}
            value={undefined as unknown as string}
            onChange={(appId) => onChange({ appIds: [...appIds, appId] })}
            choices={others.map(({ appId, appName }) => ({ value: appId, label: appName }))}
          />
        )}
      </div>
      {kind === 'offer' ? (
        <Select
          label={text('content.about.promotion')}
          value={promotionId ?? ''}
          onChange={(value) => onChange({ promotionId: value === '' ? null : value })}
          choices={[
            { value: '', label: text('content.about.none') },
            ...promotions.map(({ promotionId: value, name }) => ({ value, label: name })),
          ]}
          disabled={readOnly}
        />
      ) : null}
      {facts.apps.some(({ isQuickApp }) => isQuickApp) || categoryId !== null ? (
        <QueryView query={known.categories}>
          {({ items }) => (
            <Select
              label={text('content.about.category')}
              value={categoryId ?? ''}
              onChange={(value) => onChange({ categoryId: value === '' ? null : value })}
              choices={[
                { value: '', label: text('content.about.none') },
                ...items.flatMap(({ names, children }) =>
                  children.map((child) => ({
                    value: child.categoryId,
                    label: child.names[language],
                    group: names[language],
                  })),
                ),
              ]}
              disabled={readOnly}
            />
          )}
        </QueryView>
      ) : null}
      <ContentCountries {...{ fields, onChange, facts, readOnly }} />
      <QueryView query={known.tags}>
        {({ items }) => (
          <CheckboxGroup
            label={text('content.tags')}
            columns
            value={tags}
            onChange={(value) => onChange({ tags: [...value] })}
            choices={items.map(({ tagId, names }) => ({
              value: tagId,
              label: names[language],
              disabled: tags.length >= contentLimits.tags && !tags.includes(tagId),
            }))}
            disabled={readOnly}
          />
        )}
      </QueryView>
    </Section>
  )
}
