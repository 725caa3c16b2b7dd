import { FacebookIcon, InstagramIcon, LinkedInIcon, TikTokIcon, XIcon } from '@storefront/ui'

import { brand } from '../../content/brand.ts'

const networks = [
  { name: 'Facebook', url: brand.social.facebook, Icon: FacebookIcon },
  { name: 'Instagram', url: brand.social.instagram, Icon: InstagramIcon },
  { name: 'TikTok', url: brand.social.tiktok, Icon: TikTokIcon },
  { name: 'X', url: brand.social.x, Icon: XIcon },
  { name: 'LinkedIn', url: brand.social.linkedin, Icon: LinkedInIcon },
] as const

/** The brand elsewhere, an icon each; their names are the same in every language. */
export const socialLinks = networks.map(({ name, url, Icon }) => (
  <a key={name} href={url} aria-label={name}>
    <Icon />
  </a>
))
