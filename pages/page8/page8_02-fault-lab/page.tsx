import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useEffect, useState } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { isFocusLost } from '#client/ui/focus.ts'
import look from '#client/ui/look.module.css'
import { focusHeading, PageHead } from '#client/ui/page-head.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { showFaults, useFaults } from '#practice/client/faults/faults.ts'
import { HeldList } from '#practice/client/faults/held-list.tsx'
import { heldMessages } from '#practice/client/faults/held-messages.ts'
import { presetTexts } from '#practice/client/faults/preset-messages.ts'
import { presetMessages } from '#practice/client/faults/preset-name-messages.ts'
import { type FaultRule, startPreset } from '#resources/faults/contract.ts'
import { PRESET_NAMES } from '#shared/platform/faults.ts'
import { DryRun } from './dry-run.tsx'
import { HuntTab } from './hunt/hunt-tab.tsx'
import { messages as huntMessages } from './hunt/messages.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { HELPER_NAME, playwrightHelper } from './playwright-helper.ts'
import { RuleForm } from './rule/rule-form.tsx'
import { RulesCard } from './rules-card.tsx'
import { FaultLabState, TABS } from './search-params.ts'

export default function FaultLabPage() {
  const t = useMessages(huntMessages)
  const [{ tab }, change] = useUrlState(FaultLabState)
  return (
    <>
      <PageHead actions={tab === 'faults' && <ExportButton />} />
      <Tabs
        label={t('tabs')}
        tabs={TABS.map(value => ({ value, label: t(`tab_${value}`) }))}
        value={tab}
        onChange={next => change({ tab: next, rule: undefined })}
      >
        {tab === 'faults' ? <FaultsTab /> : <HuntTab />}
      </Tabs>
    </>
  )
}

function ExportButton() {
  const t = useMessages(messages)
  const { rules } = useFaults()
  function handleExport() {
    saveFile(new Blob([playwrightHelper(rules, location.origin)], { type: 'text/plain' }), HELPER_NAME)
    toast.success(t('exported', { name: HELPER_NAME }), { cause: 'export' })
  }
  return <Button icon={IconDownload} label={t('export')} disabled={rules.length === 0} onClick={handleExport} />
}

function FaultsTab() {
  const tHeld = useMessages(heldMessages)
  const faults = useFaults()
  const [edited, setEdited] = useState<FaultRule | null>(null)
  // Changing this key gives each rule, and each new rule, a fresh form.
  const [round, setRound] = useState(0)
  // The form is gone then, with the field in which Enter was pressed.
  useEffect(() => {
    if (round > 0 && isFocusLost()) focusHeading()
  }, [round])
  const [{ rule: linked }, change] = useUrlState(FaultLabState)
  const edit = (rule: FaultRule | null) => {
    setEdited(rule)
    setRound(round + 1)
    change({ rule: undefined }, { replace: true })
  }
  return (
    <div className={`${look.codes} ${look.columns} ${look.measure}`} style={{ '--column': '440px' }}>
      <div className={look.stack}>
        <Situations rules={faults.rules} />
        <RulesCard faults={faults} onEdit={edit} />
        <Card title={tHeld('waiting')}>
          <HeldList />
        </Card>
      </div>
      <div className={look.stack}>
        <RuleForm
          key={`${round} ${linked}`}
          rule={linked === undefined ? edited : null}
          linked={linked}
          onDone={() => edit(null)}
        />
        <DryRun />
      </div>
    </div>
  )
}

function Situations({ rules }: { rules: readonly FaultRule[] }) {
  const t = useMessages(messages)
  const tPreset = useMessages(presetMessages)
  const tText = useMessages(presetTexts)
  const starting = useAction(startPreset, { cause: 'faults', onDone: showFaults })

  const isOn = (preset: FaultRule['preset']) => rules.some(rule => rule.preset === preset)

  return (
    <Card title={t('situations')}>
      <p className={look.dim}>{t('situationsText')}</p>
      <ul className={`${look.columns} ${look.stretch}`} style={{ '--column': '200px' }} data-gap="8" data-above="12">
        {PRESET_NAMES.map(preset => (
          <li key={preset}>
            <button
              type="button"
              className={`${look.pick} ${look.grid} ${look.full} ${look.packed} ${look.control} ${styles.situation}`}
              data-gap="2"
              data-pad="8 12"
              aria-pressed={isOn(preset)}
              disabled={starting.isBusy}
              onClick={() => void starting.run({ params: { preset }, body: {} })}
            >
              <strong>{tPreset(preset)}</strong>
              <span className={isOn(preset) ? undefined : look.dim}>{tText(preset)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
