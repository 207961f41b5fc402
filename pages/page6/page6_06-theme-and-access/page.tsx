import { useMessages } from '#client/i18n/i18n.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Button } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { DEFAULTS } from '#resources/preferences/rules.ts'
import { FilesTab } from './files/files-tab.tsx'
import { KeyboardTab } from './keyboard/keyboard-tab.tsx'
import { LookTab } from './look/look-tab.tsx'
import { messages } from './messages.ts'
import { TABS, ThemeState } from './search-params.ts'
import { usePreferences } from './use-preferences.ts'

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
          <Button aria-disabled={isStandard} onClick={() => !isStandard && own.save(DEFAULTS, t('allReset'))}>
            {t('resetAll')}
          </Button>
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
