import { fieldHeading } from '@/answers/report/fieldHeading';

describe('fieldHeading', () => {
  it('is that of its column, and of goods where several kinds have the field', () => {
    expect(fieldHeading('hours')).toBe('Opening hours');
    expect(fieldHeading('delivery')).toBe('Delivery');
    expect(fieldHeading('title_bn')).toBe('Title in Bengali');
  });

  it.each(['prcie', 'constructor', 'prcie_bn'])(
    'leaves %s, which has no column, as it is',
    (field) => {
      expect(fieldHeading(field)).toBe(field);
    },
  );
});
