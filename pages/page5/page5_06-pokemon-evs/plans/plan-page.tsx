import { useParams } from 'react-router'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { NothingHere } from '#client/ui/states/nothing-here.tsx'
import { PLANS_PATH } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import { usePokedex } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { readSpread } from '#resources/spreads/contract.ts'
import { Problem } from '#shared/errors.ts'
import { EDITOR_HEIGHT_PX, PlanEditor } from './plan-editor.tsx'
import { planMessages } from './plan-messages.ts'

/** `/plan/:planId`: a saved plan. Its owner can edit it; everyone else can read it. */
export function PlanPage() {
  const { planId = '' } = useParams()
  const pokedex = usePokedex()
  const plan = useRead(readSpread, { params: { spreadId: planId } })
  if (plan.error instanceof Problem && (plan.error.status === 404 || plan.error.status === 400)) return <NoPlan />
  return (
    <Loaded query={pokedex} height={EDITOR_HEIGHT_PX}>
      {facts => (
        <Loaded query={plan} height={EDITOR_HEIGHT_PX}>
          {kept => <PlanEditor key={kept.id} pokedex={facts} plan={kept} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function NoPlan() {
  const t = useMessages(planMessages)
  return <NothingHere title={t('noPlanTitle')} text={t('noPlanText')} back={{ to: PLANS_PATH, label: t('plans') }} />
}
