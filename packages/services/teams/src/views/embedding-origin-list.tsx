import { icons, PlainList, useData } from '@console-widgets/ui'
import { embeddingOriginsData } from '../data.ts'
import { useTeamsText } from '../generated/text.ts'

/** Origins whose pages may embed the team's widgets and act with the session of a member. */
export default function EmbeddingOriginList() {
  const text = useTeamsText()
  const { origins, add, remove } = useData(embeddingOriginsData)
  return (
    <PlainList
      list={origins}
      title={text('teams.origins')}
      description={text('teams.origins.body')}
      columns={[
        { id: 'origin', header: text('teams.origin'), help: text('teams.origin.help'), code: true, primary: true },
        { id: 'note', header: text('teams.note') },
      ]}
      create={{
        mutation: add,
        label: text('teams.origin.add'),
        schema: () => import('../schemas.ts').then((module) => module.addEmbeddingOriginInput),
        messages: { origin: text('teams.origin.rule') },
      }}
      remove={remove}
      consequence={text('teams.origin.delete.body')}
      empty={{ title: text('teams.origins.empty'), body: text('teams.origins.emptyBody'), icon: icons.globe }}
    />
  )
}
