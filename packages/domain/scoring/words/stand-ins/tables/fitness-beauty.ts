/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const fitnessBeautyStandIns = `
personal training, fitness training, one on one training, fitness coaching | personal trainer, personal training, trained clients, fitness trainer, fitness instructor, exercise programs, fitness training, fitness coach, workout programs | group fitness, athletic coach, physical therapy, wellness coach
group fitness, group exercise, fitness classes, teaching fitness classes, leading classes | group fitness, group exercise, fitness classes, taught yoga, Aerobics, Zumba, spin classes, Bootcamp, fitness instructor, Pilates, yoga classes, exercise classes | personal trainer, physical education
exercise programming, program design in fitness, workout plans, exercise prescription, training programs for clients | exercise programs, workout plans, exercise prescription, workout programs, training programs clients, fitness programs, designed workouts, strength conditioning, exercise plans, individualized workouts | personal trainer, fitness assessments, physical therapy
fitness assessment, fitness assessments, body composition, fitness testing | fitness assessments, body composition, fitness testing, fitness evaluations, body fat, health assessments fitness | personal trainer, exercise programs, vital signs
personal trainer certification, fitness certification, ace or nasm, nasm or ace certification, certified personal trainer | certified personal trainer, Nasm, ace certified, personal trainer certification, Issa, Nsca, Acsm, fitness certification | personal trainer, Cpr, group fitness
strength and conditioning, athletic training, sports conditioning | strength conditioning, athletic training, athletic trainer, conditioning coach, Cscs, sports performance | personal trainer, coached athletes, sports medicine, physical therapy
sports coaching, coaching athletes, coaching a team, athletic coaching, coaching sports | coach, head coach, coached, assistant coach, coached basketball, coached football, coached soccer, coaching athletes, coached team, baseball coach, swim coach | physical education, youth sports
gym operations, fitness center operations, gym management, health club management, fitness center management | gym manager, fitness center, fitness manager, health club, fitness director, gym operations, managed gym, recreation center, wellness center | personal trainer, membership sales, front desk
recreation programs, recreation, recreational activities, activity planning, activities coordination | recreation, recreational activities, activities director, activity coordinator, planned activities, recreation programs, activities residents, recreational programs, camp counselor, activity director | youth programs, special events, after school
lifeguarding, swimming instruction, pool safety, lifeguard certification | lifeguard, swim instructor, swimming lessons, pool, water safety, swimming | Cpr, first aid
nutrition advice, nutrition coaching, diet advice, weight management, nutrition guidance | nutrition, diet plans, weight loss, weight management, Nutritional, meal plans, Nutritionist, Dietitian | personal trainer, healthy eating
yoga, yoga teaching, pilates | yoga, Pilates | group fitness
sports medicine, injury prevention, sports injuries | sports medicine, injury prevention, sports injuries, athletic trainer, injury rehabilitation, rehabilitation injuries | physical therapy, first aid, personal trainer
hair styling, hair cutting, haircuts, hairdressing, cutting and styling hair, hair services | Haircuts, hair stylist, cut hair, styled hair, Hairdresser, hair styling, hair cutting, Barber, Cosmetologist, hair salon | hair color, makeup artist
hair coloring, hair color, coloring and highlights, hair colouring, color services | hair color, highlights, hair coloring, colored hair, Balayage, color services, Colorist, Perms | hair stylist
makeup, makeup application, make up, makeup artistry | makeup artist, makeup, make up, cosmetics application | Cosmetics, beauty advisor, skin care
skin care, facials, skincare treatments, esthetics | Facials, Esthetician, skin care, Skincare, Aesthetician, chemical peels, skin treatments | Cosmetics
nail care, manicures and pedicures, nail services | Manicures, Pedicures, nail technician, nails, Manicurist |
waxing, hair removal | waxing, hair removal, laser hair, threading | Facials, Esthetician
salon management, salon operations, spa management | salon manager, spa manager, managed salon, salon owner, spa director, salon operations | hair stylist, front desk, retail manager
cosmetology license, beautician license, barber license, esthetician license | cosmetology license, licensed cosmetologist, barber license, esthetician license, licensed esthetician, Cosmetologist | cosmetology school, hair stylist, beauty school
client consultations, beauty consultations, consultations with clients, client consultation | client consultations, consultations, consulted clients, consultation clients, client needs, consulted customers | customer service, recommended products
cosmetics sales, beauty product sales, beauty products, beauty retail, retail of beauty products | Cosmetics, beauty products, beauty advisor, sold cosmetics, Fragrance, skincare products, hair products, retail products clients | retail sales
salon hygiene, sanitation in salons, hygiene standards | sanitized tools, sanitized, sanitation, sterilized tools, Disinfected, hygiene |
spa services, spa treatments, body treatments | spa, body treatments, Facials, massage, body wraps | Esthetician
pet grooming, dog grooming | groomed dogs, pet grooming, Groomer, dog grooming, pet groomer | animal care
client retention in salons, building a clientele, building clientele | Clientele, built clientele, client base, repeat clients, client retention | client relationships, hair stylist
wellness coaching, health coaching, lifestyle coaching | wellness coach, health coach, lifestyle coach, wellness coaching, health coaching | personal trainer
`;
