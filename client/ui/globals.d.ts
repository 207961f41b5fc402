import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, such as `--share`. */
    [name: `--${string}`]: string | number | undefined
  }
}

declare global {
  /** Trusted Types, which not all browsers have. A policy has the functions of its rules; what they return counts as trusted. */
  var trustedTypes: { createPolicy: <F extends string>(name: string, rules: Rules<F>) => Rules<F, string> } | undefined
}

type Rules<F extends string, R = string | null> = Record<F, (text: string) => R>
