import type { Environment } from '@/data/settings/parseSettings';

/** The environment of a configured shop, with these settings changed or added. */
export function shopEnvironment(changed: Environment = {}): Environment {
  return {
    SHOP_NAME: 'Test & Co. বিউটি',
    SHOP_PHONE: '98765 43210',
    SHOP_EMAIL: 'shop@test.example',
    SHOP_STREET: '12 Station Road',
    ...changed,
  };
}
