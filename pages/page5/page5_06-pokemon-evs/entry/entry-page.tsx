import { useParams } from 'react-router'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { NoEntry } from '#pages/page5/page5_06-pokemon-evs/no-entry.tsx'
import { usePokedex } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { EntryView } from './entry-view.tsx'

const ENTRY_HEIGHT_PX = 640

/** `/:dexId` and `/:dexId/:form`: `7`, `007` and `#007` are the same entry; a form is named by its identifier. */
export function EntryPage() {
  const { dexId = '', form } = useParams()
  const number = Number(/^#?0*(\d{1,4})$/.exec(dexId)?.[1] ?? 0)
  return (
    <Loaded query={usePokedex()} height={ENTRY_HEIGHT_PX}>
      {pokedex => {
        const entry = pokedex.entries.find(one => one.dexId === number)
        return entry ? <EntryView pokedex={pokedex} entry={entry} identifier={form} /> : <NoEntry />
      }}
    </Loaded>
  )
}
