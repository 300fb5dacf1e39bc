import type { XmlElement } from '@console-widgets/package-parser'

/** What a network security configuration allows. */
export interface NetworkConfig {
  /** Whether connections without encryption are allowed to all domains; undefined if it doesn't say. */
  cleartextEverywhere: boolean | undefined
  /** Domains to which they are allowed. */
  cleartextDomains: string[]
  /** Whether it trusts certificates that users install, in releases too. */
  trustsUserCertificates: boolean
}

const most = 100

/** Reads a network security configuration. */
export function readNetworkConfig(document: XmlElement): NetworkConfig {
  const [base] = childrenOf(document, 'base-config')
  const domains = allDomainConfigs(document)
  const cleartext = base?.attributes.get('cleartextTrafficPermitted')
  return {
    cleartextEverywhere: typeof cleartext === 'boolean' ? cleartext : undefined,
    cleartextDomains: domains
      .filter((config) => config.attributes.get('cleartextTrafficPermitted') === true)
      .flatMap((config) => childrenOf(config, 'domain').map((domain) => domain.text ?? ''))
      .filter(Boolean)
      .slice(0, most),
    trustsUserCertificates: [...(base ? [base] : []), ...domains].some((config) =>
      childrenOf(config, 'trust-anchors').some((anchors) =>
        childrenOf(anchors, 'certificates').some((certificates) => certificates.attributes.get('src') === 'user'),
      ),
    ),
  }
}

function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

function allDomainConfigs(element: XmlElement): XmlElement[] {
  return childrenOf(element, 'domain-config').flatMap((config) => [config, ...allDomainConfigs(config)])
}
