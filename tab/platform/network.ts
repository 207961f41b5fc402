/** Nobody calls over a network, so no address is one, and there are no proxies. */
export const isIP = (_: string): number => 0

export class BlockList {
  readonly rules: string[] = []
  addSubnet(): void {}
  check(): boolean {
    return false
  }
}
