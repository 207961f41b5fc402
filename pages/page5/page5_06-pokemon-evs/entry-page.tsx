import { useParams } from 'react-router'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { EntryView } from './entry-view.tsx'
import { NothingHere } from './nothing-here.tsx'
import { type Pokedex, useEntryWithForms, usePokedex } from './pokedex.ts'

const PAGE_HEIGHT_PX = 640

/** `/:dexId` and `/:dexId/:form`: `7`, `007` and `#007` are the same entry; a form has its identifier. */
export function EntryPage() {
  const { dexId = '', form } = useParams()
  const number = Number(/^#?0*(\d{1,4})$/.exec(dexId)?.[1] ?? 0)
  return (
    <Loaded query={usePokedex()} skeleton={<Skeleton height={PAGE_HEIGHT_PX} />}>
      {pokedex => <EntryOf pokedex={pokedex} dexId={number} identifier={form} />}
    </Loaded>
  )
}

function EntryOf({ pokedex, dexId, identifier }: { pokedex: Pokedex; dexId: number; identifier?: string }) {
  const entry = pokedex.entries.find(one => one.dexId === dexId)
  const query = useEntryWithForms(entry?.dexId)
  if (!entry) return <NothingHere />
  return (
    <Loaded query={query} skeleton={<Skeleton height={PAGE_HEIGHT_PX} />}>
      {details => {
        const form = details.forms.find(one => one.identifier === identifier)
        const isNamed = identifier === undefined || identifier === entry.identifier || form !== undefined
        return isNamed ? <EntryView pokedex={pokedex} entry={entry} details={details} form={form} /> : <NothingHere />
      }}
    </Loaded>
  )
}
