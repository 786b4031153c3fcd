import { z } from 'zod';
import { adminContextOnly, adminRead } from '../admin-call.ts';

const text = z.string();

const status = adminRead({
  path: '/system_status',
  right: 'settings',
  summary: 'What a program may know of the shop itself.',
  query: adminContextOnly,
  reply: {
    schema: z.object({
      environment: z.object({
        home_url: text,
        site_url: text,
        version: text,
        default_timezone: text,
        language: text,
      }),
      active_plugins: z.array(z.unknown()),
      settings: z.object({
        api_enabled: z.boolean(),
        force_ssl: z.boolean(),
        currency: text,
        currency_symbol: text,
        number_of_decimals: z.number(),
      }),
    }),
  },
  errors: [],
  async handle({ shopUrl, settings }) {
    return Response.json({
      environment: {
        home_url: shopUrl,
        site_url: shopUrl,
        version: '',
        default_timezone: 'Europe/Rome',
        language: settings.interface_language === 'it' ? 'it_IT' : 'en_GB',
      },
      active_plugins: [],
      settings: {
        api_enabled: true,
        force_ssl: shopUrl.startsWith('https:'),
        currency: 'EUR',
        currency_symbol: '€',
        number_of_decimals: 2,
      },
    });
  },
});

const tools = adminRead({
  path: '/system_status/tools',
  right: 'settings',
  summary: 'Tools that programs may run: none. Connectors ask for them to try a key.',
  query: adminContextOnly,
  reply: { schema: z.array(z.unknown()) },
  errors: [],
  handle: async () => Response.json([]),
});

/** The state of the shop as programs read it. */
export const statusCalls = [status, tools];
