import { useRead } from '#client/api/use-read.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { entryOfForm, type Pokedex, usePokedex } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { NewPlanState } from '#pages/page5/page5_06-pokemon-evs/search-params.ts'
import { forEachStat } from '#resources/species/rules.ts'
import { readSpread, type Spread } from '#resources/spreads/contract.ts'
import { MAX_IV } from '#resources/spreads/rules.ts'
import { planMessages } from './messages.ts'
import { EDITOR_HEIGHT_PX, PlanEditor } from './plan-editor.tsx'

/** `/plan/new`: a plan that is not saved yet, for a form (`pokemonId`) or as a copy of another plan (`copyOf`). */
export function NewPlanPage() {
  const [{ pokemonId, copyOf }] = useUrlState(NewPlanState)
  return (
    <Loaded query={usePokedex()} height={EDITOR_HEIGHT_PX}>
      {pokedex =>
        copyOf ? <CopiedPlan pokedex={pokedex} id={copyOf} /> : <EmptyPlan pokedex={pokedex} pokemonId={pokemonId} />
      }
    </Loaded>
  )
}

const DRAFT: Spread = {
  id: '',
  owner: '',
  version: 0,
  updatedAt: '',
  name: '',
  pokemonId: 0,
  nature: 'hardy',
  level: 50,
  ivs: forEachStat(() => MAX_IV),
  evs: forEachStat(() => 0),
}

function EmptyPlan({ pokedex, pokemonId }: { pokedex: Pokedex; pokemonId: number }) {
  const language = useLanguage()
  const entry = entryOfForm(pokedex.entries, pokemonId)
  const plan = entry ? { ...DRAFT, pokemonId, name: entry.name[language] } : DRAFT
  return <PlanEditor pokedex={pokedex} plan={plan} />
}

const MAX_NAME = 80
/** As much of a name as a plan may have, without half a character. */
const cut = (name: string) => name.slice(0, MAX_NAME).replace(/[\uD800-\uDBFF]$/, '')

function CopiedPlan({ pokedex, id }: { pokedex: Pokedex; id: string }) {
  const t = useMessages(planMessages)
  const query = useRead(readSpread, { params: { spreadId: id } })
  return (
    <Loaded query={query} height={EDITOR_HEIGHT_PX}>
      {({ name, pokemonId, nature, level, ivs, evs }) => (
        <PlanEditor
          pokedex={pokedex}
          plan={{ ...DRAFT, name: cut(t('copyOf', { name })), pokemonId, nature, level, ivs, evs }}
        />
      )}
    </Loaded>
  )
}
