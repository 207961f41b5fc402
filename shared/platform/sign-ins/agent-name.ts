// Each browser's header also contains the names of those below it, so the order matters.
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Headless)?(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari\//, 'Safari'],
  [/^(curl|node|Python|PostmanRuntime)\b/i, ''],
]
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** `Chrome 140 · Linux` from a User-Agent header. An unknown header is returned unchanged. */
export function agentName(agent: string): string {
  for (const [pattern, name] of BROWSERS) {
    const match = pattern.exec(agent)
    if (!match) continue
    const system = SYSTEMS.find(([sign]) => sign.test(agent))?.[1]
    const browser = name ? `${name} ${match[1]}` : match[1]
    return system ? `${browser} · ${system}` : (browser ?? agent)
  }
  return agent
}
