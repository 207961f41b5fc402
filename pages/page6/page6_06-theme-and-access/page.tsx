import { useMessages } from '#client/i18n/i18n.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { DEFAULTS } from '#resources/preferences/rules.ts'
import { FilesTab } from './files/files-tab.tsx'
import { KeyboardTab } from './keyboard/keyboard-tab.tsx'
import { ColorsCard } from './look/colors-card.tsx'
import { ReadingCard } from './look/reading-card.tsx'
import { SampleCard } from './look/sample-card.tsx'
import { messages } from './messages.ts'
import { TABS, ThemeState, type Vision } from './search-params.ts'
import { type TabProps, usePreferences } from './use-preferences.ts'

export default function ThemeAndAccessPage() {
  const t = useMessages(messages)
  const [{ tab, vision }, change] = useUrlState(ThemeState)
  const { query, shown, ...own } = usePreferences()
  const isStandard = own.changed.length === 0
  return (
    <>
      <PageHead
        actions={
          // Not `disabled`, so that the pressed button keeps the focus.
          <Button
            aria-disabled={isStandard}
            label={t('resetAll')}
            onClick={() => !isStandard && own.save(DEFAULTS, t('allReset'))}
          />
        }
      />
      <Tabs
        label={t('tabs')}
        tabs={TABS.map(value => ({ value, label: t(`tab_${value}`) }))}
        value={tab}
        onChange={next => change({ tab: next })}
      >
        <div data-pad="12 0 0">
          <Loaded query={query} height={420}>
            {preferences => {
              const props = { ...own, preferences: shown ?? preferences }
              if (tab === 'keyboard') return <KeyboardTab {...props} />
              if (tab === 'files') return <FilesTab {...props} />
              return (
                <LookTab {...props} vision={vision} onVision={next => change({ vision: next }, { replace: true })} />
              )
            }}
          </Loaded>
        </div>
      </Tabs>
    </>
  )
}

type Props = TabProps & { vision: Vision; onVision: (vision: Vision) => void }

function LookTab({ vision, onVision, ...props }: Props) {
  return (
    <div
      className={`${look.tracks} ${look.oneColumnLarge} ${look.top}`}
      style={{ '--columns': 'minmax(0, 1fr) minmax(0, 380px)' }}
      data-gap="16"
    >
      <div className={look.stack}>
        <ColorsCard {...props} />
        <ReadingCard {...props} />
      </div>
      <SampleCard vision={vision} onVision={onVision} />
    </div>
  )
}
