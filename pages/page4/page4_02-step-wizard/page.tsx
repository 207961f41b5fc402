import { useState } from 'react'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useShown } from '#client/shell/use-shown.ts'
import { listRepairDrafts, readRepairDraft } from '#resources/repair-drafts/contract.ts'
import { DraftPage } from './draft-page.tsx'
import { StartScreen } from './drafts/start-screen.tsx'
import { WizardState } from './search-params.ts'

export default function StepWizardPage() {
  const [{ draft, step }, change] = useUrlState(WizardState)
  const { shown } = useShown(draft, stay => change({ draft: stay }))
  const [first] = useState(shown)
  useLiveRows('repair-drafts', listRepairDrafts.path, readRepairDraft.path)
  if (shown === undefined) return <StartScreen onOpen={(id, at) => change({ draft: id, step: at })} />
  return (
    <DraftPage
      key={shown}
      draftId={shown}
      number={step}
      isEntered={shown !== first}
      onStep={at => change({ step: at })}
      onLeave={() => change({ draft: undefined, step: 1 })}
    />
  )
}
