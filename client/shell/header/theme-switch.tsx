import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { chooseScheme } from '#client/session/look.ts'
import { headerMessages } from '#client/shell/messages.ts'
import type { Icon } from '#client/theme/icon.ts'
import { useScheme } from '#client/theme/use-scheme.ts'
import icon from '#client/ui/icon-button.module.css'
import type { Scheme } from '#shared/look.ts'

const SCHEMES = {
  light: { icon: IconSun, label: 'themeLight', next: 'dark' },
  dark: { icon: IconMoon, label: 'themeDark', next: 'auto' },
  auto: { icon: IconDeviceDesktop, label: 'themeAuto', next: 'light' },
} as const satisfies Record<Scheme, { icon: Icon; label: string; next: Scheme }>

export function ThemeSwitch() {
  const t = useMessages(headerMessages)
  const { icon: Icon, label, next } = SCHEMES[useScheme()]
  return (
    <button type="button" className={icon.button} title={t(label)} onClick={() => void chooseScheme(next)}>
      <Icon size={20} stroke={1.7} aria-hidden />
      <span className="visually-hidden" role="status">
        {t(label)}
      </span>
    </button>
  )
}
